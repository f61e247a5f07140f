/** What a new product needs, and what it may do without. */
import { asc, getTableColumns } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { products } from '../../platform/db/schema/index.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
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

/** All but when it last changed, which the database says. */
const { updatedAt: _changed, ...columns } = getTableColumns(products);
const rows = () => shop.db.select(columns).from(products).orderBy(asc(products.id));
const row = async () => (await rows())[0];

// Spec: decision 53
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

// Spec: decision 53
test('brand, category and department may be missing', async () => {
  const { code, name_pt, price_usd } = drill;

  const { refused } = await load(
    { code, name_pt, price_usd },
    { code: 'ND-0002', name_pt, price_usd, brand: '', category_pt: '', category_es: '' },
    { code: 'ND-0003', name_pt, price_usd, category_pt: 'Ferramentas' },
  );

  expect(refused).toEqual([]);
  const nowhere = { brandId: null, categoryId: null, departmentId: null };
  expect(await rows()).toMatchObject([
    nowhere,
    nowhere,
    { ...nowhere, categoryId: expect.any(Number) },
  ]);
});

test('a group in one language has that name in both', async () => {
  const { category_es: _, department_es: __, ...inOne } = drill;

  expect((await load(inOne)).refused).toEqual([]);
  expect(await row()).toMatchObject({
    categoryId: expect.any(Number),
    departmentId: expect.any(Number),
  });
});

test('a department without a category is refused, of a new product and of a known one', async () => {
  const { category_pt: _, category_es: __, ...outside } = drill;
  const sentence = 'department_pt needs a category too';

  expect((await load(outside)).refused).toEqual([`2: ${sentence}`]);
  await load({ ...outside, department_pt: '', department_es: '' });
  expect((await load({ code: drill.code, department_pt: 'Serras' })).refused).toEqual([
    `2: ${sentence}`,
  ]);
});

test('empty cells clear brand and department, and with the category goes its department', async () => {
  await load(drill);
  const before = await row();

  await load({ code: drill.code, brand: '', department_pt: '' });
  expect(await row()).toMatchObject({
    brandId: null,
    departmentId: null,
    categoryId: before?.categoryId,
  });
  await load(drill);
  expect(await row()).toEqual(before);
  await load({ code: drill.code, category_pt: '', category_es: '' });
  expect(await row()).toEqual({ ...before, categoryId: null, departmentId: null });
});

test('an empty cell in one language leaves a group that the other names', async () => {
  await load(drill);
  const before = await row();

  await load({ ...drill, category_es: '', department_pt: '' });

  expect(await row()).toEqual(before);
});

// Spec: decision 53
test.each(['sob consulta', ' A consultar', 'on  request', 'Bajo consulta'])(
  'a price may be on request: %j',
  async (price_usd) => {
    const { refused } = await load({ ...drill, price_usd });

    expect(refused).toEqual([]);
    expect(await row()).toMatchObject({ priceUsdCents: null, showPrice: false });
  },
);

test.each([{ price_usd: undefined }, { price_usd: ' ' }, { price_usd: '', show_price: 'não' }])(
  'without a price, and without the word for one on request, a product is refused: %o',
  async (price) => {
    expect((await load({ ...drill, ...price })).refused).toEqual([
      '2: price_usd is missing: write a price, or "on request"',
    ]);
  },
);

test('a price that comes later is shown, and one that goes is on request', async () => {
  await load({ ...drill, price_usd: 'sob consulta' });

  const priced = await load({ code: drill.code, price_usd: '10' });
  expect(await row()).toMatchObject({ priceUsdCents: 1000, showPrice: true });
  const { said, refused } = await load({ code: drill.code, price_usd: 'a consultar' });

  expect(priced.said).toContain('1 price changed,');
  expect([said, refused]).toEqual([expect.stringContaining('1 price changed,'), []]);
  expect(await row()).toMatchObject({ priceUsdCents: null, showPrice: false });
});

test('a price that is hidden stays hidden with another amount', async () => {
  await load({ ...drill, show_price: 'não' });

  await load({ code: drill.code, price_usd: '10' });

  expect(await row()).toMatchObject({ priceUsdCents: 1000, showPrice: false });
});

test('a price that there is not is not shown', async () => {
  await load({ ...drill, price_usd: 'sob consulta' });

  expect((await load({ code: drill.code, show_price: 'sim' })).refused).toEqual([
    '2: show_price is yes without a price: write the price too',
  ]);
});
