/** What a new product needs, and what it may do without. */
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { products } from '../db/schema/index.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { importCatalogue } from './import-catalogue.ts';
import type { Lines } from './read-file.ts';
import { sentenceOf } from './sentences/sentences.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.delete(products);
});

const drill = {
  code: 'ND-0001',
  name_pt: 'Furadeira de impacto',
  brand: 'Ñandú Tools',
  category_pt: 'Ferramentas',
  category_es: 'Herramientas',
  department_pt: 'Furadeiras',
  department_es: 'Taladros',
  price_usd: '89.90',
};

const load = async (...values: readonly object[]) => {
  const refused: string[] = [];
  const result = await importCatalogue(shop.db, linesOf(values), {
    strict: false,
    onBadLine: ({ line, problems }) => refused.push(`${line}: ${sentenceOf('en', problems)}`),
  });
  return { ...result, refused, said: result.summary.in('en') };
};

async function* linesOf(values: readonly object[]): Lines {
  for (const [index, value] of values.entries()) yield { line: index + 2, value };
}

const rows = () => shop.db.select().from(products).orderBy(asc(products.id));
const row = async () => (await rows())[0];

test('a name in one language does, whichever it is, and its address is made of it', async () => {
  const { kept, refused } = await load(drill, {
    ...drill,
    code: 'ND-0002',
    name_pt: undefined,
    name_es: 'Taladro percutor',
  });

  expect([kept, refused]).toEqual([2, []]);
  expect(await rows()).toMatchObject(
    [
      { namePt: 'Furadeira de impacto', nameEs: '', slug: /^furadeira-de-impacto-nd-0001-\d+$/ },
      { namePt: '', nameEs: 'Taladro percutor', slug: /^taladro-percutor-nd-0002-\d+$/ },
    ].map(({ slug, ...names }) => ({ ...names, slug: expect.stringMatching(slug) })),
  );
});

test.each([{ name_pt: undefined }, { name_pt: ' ', name_es: '' }])(
  'a product without a name is refused: %o',
  async (names) => {
    const { kept, refused } = await load({ ...drill, ...names });

    expect(kept).toBe(0);
    expect(refused).toEqual([
      '2: name_pt is missing, as is name_es: write the name in one language',
    ]);
  },
);

test('the other language comes later, and goes again, but not both', async () => {
  await load(drill);

  const added = await load({ code: 'ND-0001', name_es: 'Taladro percutor' });
  expect(await row()).toMatchObject({ namePt: drill.name_pt, nameEs: 'Taladro percutor' });
  const cleared = await load({ code: 'ND-0001', name_pt: '' });
  expect(await row()).toMatchObject({ namePt: '', nameEs: 'Taladro percutor' });
  const { refused } = await load({ code: 'ND-0001', name_es: '' });

  expect(added.said).toContain('1 other value changed');
  expect(cleared.said).toContain('1 text removed');
  expect(refused).toEqual(['2: name_pt is missing, as is name_es: write the name in one language']);
  expect(await row()).toMatchObject({ namePt: '', nameEs: 'Taladro percutor' });
});
