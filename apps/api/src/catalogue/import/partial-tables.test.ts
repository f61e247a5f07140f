/** Tables with some of the columns, as shops keep them: price lists, stock lists. */
import { isDeepStrictEqual } from 'node:util';
import { money } from '@ponte/regional/money';
import { asc, getTableColumns } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { products } from '../../platform/db/schema/index.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Difference } from './differences.ts';
import { importCatalogue, type ImportOptions } from './import-catalogue.ts';
import type { Lines } from './read-file.ts';
import { sentenceOf } from './sentences/sentences.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
  await shop.db.delete(products);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.delete(products);
});

const whole = {
  code: 'ND-0001',
  name_pt: 'Furadeira',
  name_es: 'Taladro',
  brand: 'Ñandú Tools',
  category_pt: 'Ferramentas',
  category_es: 'Herramientas',
  department_pt: 'Furadeiras',
  department_es: 'Taladros',
  price_usd: '89.90',
  iva: '5',
  in_stock: 'não',
  in_physical_stock: 'não',
  pieces_left: '7',
  show_price: 'não',
  active: 'não',
  details_pt: '<p>Boa</p>',
  details_es: '<p>Buena</p>',
  specifications_pt: 'Peso: 2 kg',
  specifications_es: 'Peso: 2 kg',
  pictures: 'https://a.example/1.jpg',
} as const;

const load = async (
  values: readonly object[],
  options: Partial<Pick<ImportOptions, 'replace' | 'hideMany' | 'dry' | 'strict'>> = {},
) => {
  const refused: string[] = [];
  const notes: string[] = [];
  const differences: Difference[] = [];
  const result = await importCatalogue(shop.db, linesOf(values), {
    strict: false,
    ...options,
    onBadLine: ({ line, problems }) => refused.push(`${line}: ${sentenceOf('en', problems)}`),
    onNote: ({ line, problems }) => notes.push(`${line}: ${sentenceOf('en', problems)}`),
    onDifference: (one) => differences.push(one),
  });
  return { ...result, refused, notes, differences, said: result.summary.in('en') };
};

async function* linesOf(values: readonly object[]): Lines {
  for (const [index, value] of values.entries()) yield { line: index + 2, value };
}

/** All but when it last changed, which the database says. */
const { updatedAt: _changed, ...columns } = getTableColumns(products);
const rows = () => shop.db.select(columns).from(products).orderBy(asc(products.id));
const row = async () => (await rows())[0];

// Spec: decision 53
test('a table of codes and prices changes prices alone', async () => {
  await load([whole]);
  const before = await row();

  const { said, refused } = await load([{ code: 'ND-0001', price_usd: '99,90' }]);

  expect(refused).toEqual([]);
  expect(said).toBe('1 read: 0 new, 1 price changed, 0 texts removed, 0 unchanged, 0 refused');
  expect(await row()).toEqual({ ...before, priceUsdCents: 9990 });
});

test('a table of stock changes stock alone, and an empty cell clears the count', async () => {
  await load([whole, { ...whole, code: 'ND-0002' }]);
  const [first, second] = await rows();

  const { said } = await load([
    { code: 'ND-0001', in_stock: 'sim', pieces_left: '9' },
    { code: 'ND-0002', in_stock: 'não', pieces_left: '' },
  ]);

  expect(said).toBe(
    '2 read: 0 new, 0 prices changed, 0 texts removed, 2 stocks changed, 0 unchanged, 0 refused',
  );
  expect(await rows()).toEqual([
    { ...first, inStock: true, shelf: 9 },
    { ...second, shelf: null },
  ]);
});

test('the columns that a shop needs keep the others, and hidden goods hidden', async () => {
  await load([whole]);
  const before = await row();
  const { code, name_pt, name_es, brand, category_pt, category_es, department_pt } = whole;
  const { department_es, price_usd } = whole;
  const needed = { code, name_pt, name_es, brand, category_pt, category_es, price_usd };

  const { said } = await load([{ ...needed, department_pt, department_es }]);

  expect(said).toBe('1 read: 0 new, 0 prices changed, 0 texts removed, 1 unchanged, 0 refused');
  expect(await row()).toEqual(before);
});

test('an id does for a code', async () => {
  await load([{ ...whole, id: 70 }]);

  await load([{ id: 70, price_usd: '10.00' }]);
  const { refused } = await load([{ id: 71, price_usd: '10.00' }, { price_usd: '10.00' }]);

  expect(await row()).toMatchObject({ id: 70, code: 'ND-0001', priceUsdCents: 1000 });
  expect(refused).toEqual(['2: code is missing', '3: code is missing']);
});

test('a department goes with its product into another category', async () => {
  await load([whole]);
  const before = await row();

  await load([{ code: 'ND-0001', category_pt: 'Jardim', category_es: 'Jardín' }]);

  const after = await row();
  expect(after?.categoryId).not.toBe(before?.categoryId);
  expect(after?.departmentId).not.toBe(before?.departmentId);
  const { differences } = await load([whole], { dry: true });
  expect(differences).toContainEqual({
    line: 2,
    code: 'ND-0001',
    column: 'category_pt',
    before: 'Jardim',
    after: 'Ferramentas',
  });
});

const changed: Readonly<Record<string, string>> = {
  name_pt: 'Furadeira nova',
  name_es: 'Taladro nuevo',
  brand: 'Nova',
  price_usd: '10.00',
  iva: '10',
  in_stock: 'sim',
  in_physical_stock: 'sim',
  pieces_left: '3',
  show_price: 'sim',
  active: 'sim',
  details_pt: '',
  details_es: '<p>Otra</p>',
  specifications_pt: 'Cor: azul',
  specifications_es: '',
  pictures: '',
};

/** Without what the database derives from the rest. */
const stored = async () => {
  const { available: _, ...columns } = (await row()) ?? {};
  return columns;
};

// Spec: decision 53
test('any columns change those alone', async () => {
  await load([whole]);
  const before = await stored();
  const byColumn = new Map<string, object>();
  for (const [column, value] of Object.entries(changed)) {
    await load([{ code: whole.code, [column]: value }]);
    const after = Object.entries(await stored());
    const old: ReadonlyMap<string, unknown> = new Map(Object.entries(before));
    const differs = after.filter(([name, now]) => !isDeepStrictEqual(now, old.get(name)));
    expect(differs).toHaveLength(1);
    byColumn.set(column, Object.fromEntries(differs));
    await load([whole]);
    expect(await stored()).toEqual(before);
  }

  await fc.assert(
    fc.asyncProperty(fc.subarray(Object.keys(changed)), async (columns) => {
      await load([whole]);
      const named = Object.fromEntries(columns.map((column) => [column, changed[column]]));
      await load([{ code: whole.code, ...named }]);
      const expected = columns.map((column) => byColumn.get(column));
      expect(await stored()).toEqual(Object.assign({}, before, ...expected));
    }),
    { numRuns: 30 },
  );
});

test('a product whose stock changes in two columns is one changed stock', async () => {
  await load([whole, { ...whole, code: 'B' }]);

  const { said, differences } = await load([
    { code: whole.code, in_stock: 'sim', pieces_left: '0' },
    { code: 'B', pieces_left: '' },
  ]);

  expect(said).toBe(
    '2 read: 0 new, 0 prices changed, 0 texts removed, 2 stocks changed, 0 unchanged, 0 refused',
  );
  // Numbers and answers, which a spreadsheet shows without a mark.
  expect(differences.map(({ before, after }) => [before, after])).toEqual(
    expect.arrayContaining([
      [false, true],
      [7, 0],
      [7, null],
    ]),
  );
});

test('lines that name different columns are kept each in its own way', async () => {
  await load([whole, { ...whole, code: 'B' }, { ...whole, code: 'C' }]);

  const { said } = await load([
    { code: 'ND-0001', price_usd: '1.00' },
    { code: 'B', details_pt: '' },
    { code: 'C', price_usd: '89.90' },
  ]);

  expect(said).toBe(
    '3 read: 0 new, 1 price changed (1 by more than half), 1 text removed, 1 unchanged, 0 refused',
  );
});

// Spec: decision 53
test('a rehearsal says the same as the import after it, and keeps nothing', async () => {
  await load([whole]);
  const before = await rows();
  const lines = [{ code: 'ND-0001', price_usd: '100.00' }, { ...whole, code: 'NEW' }, {}];

  const dry = await load(lines, { dry: true });
  expect(await rows()).toEqual(before);
  const wet = await load(lines);

  expect(dry.said).toBe('3 read: 1 new, 1 price changed, 0 texts removed, 0 unchanged, 1 refused');
  expect(wet.said).toBe(dry.said);
  expect(wet.differences).toEqual(dry.differences);
  expect(dry.differences).toEqual([
    { line: 3, code: 'NEW' },
    {
      line: 2,
      code: 'ND-0001',
      column: 'price_usd',
      before: money(8990, 'USD'),
      after: money(10_000, 'USD'),
    },
  ]);
});

test('a table that would hide more than a tenth of a shop keeps nothing until that is wanted', async () => {
  const goods = Array.from({ length: 20 }, (_, n) => ({ ...whole, active: 'sim', code: `G-${n}` }));
  await load(goods);
  const before = await rows();

  const one = await load(goods.slice(0, 1), { replace: true });
  expect(one).toMatchObject({ done: false, hidesTooMany: { hidden: 19, shown: 20 } });
  expect(one.differences).toContainEqual({
    code: 'G-7',
    column: 'active',
    before: true,
    after: false,
  });
  expect(await rows()).toEqual(before);

  expect(await load(goods.slice(0, 18), { replace: true })).toMatchObject({
    done: true,
    hidden: 2,
  });
  expect(await load(goods.slice(0, 1), { replace: true, hideMany: true })).toMatchObject({
    done: true,
    hidden: 17,
    said: '1 read: 0 new, 0 prices changed, 0 texts removed, 17 hidden, 1 unchanged, 0 refused',
  });
});

test('codes that a person reads as one are one, or are refused by name', async () => {
  const codes = ['ABC 1', 'ABC  1', 'abc 1', 'ABC\u00a01', 'АВС 1', 'ABC\u200b 1', 'ABC 1\u00a0'];
  const { kept, refused } = await load(codes.map((code) => ({ ...whole, code })));

  expect(kept).toBe(1);
  expect(refused).toEqual([
    '3: code is listed twice: line 2 is ABC 1',
    '4: code is listed twice: line 2 is ABC 1',
    '5: code is listed twice: line 2 is ABC 1',
    '6: code has letters of another alphabet that look like ABC 1: write it with Latin letters',
    '7: code is listed twice: line 2 is ABC 1',
    '8: code is listed twice',
  ]);
  const again = await load([{ code: 'abc\u00a01', price_usd: '5.00' }]);
  expect(again.refused).toEqual([]);
  expect(await rows()).toMatchObject([{ code: 'ABC 1', priceUsdCents: 500 }]);
  expect((await load([{ ...whole, code: 'АBC 1' }])).refused).toEqual([
    '2: code has letters of another alphabet that look like ABC 1: write it with Latin letters',
  ]);
});

test.each([
  ['00123', '123'],
  ['90.750', '90,75'],
  ['7891234567890', '7,89E+12'],
  ['7891234567890', '7.89123E+12'],
  ['3E5', '3,00E+05'],
  ['1-2', '01/fev'],
  ['1-2', '2-Jan'],
  ['1/2', '01/02/2026'],
  ['10-26', 'out/26'],
  ['10-26', '01/10/2026'],
  ['3E5', '3.00E+05'],
  ['7891234567890123', '7.89123456789012E+15'],
])(
  'the code %s that a spreadsheet made %s of is named, and no new product',
  async (code, spoilt) => {
    await load([{ ...whole, code }]);

    const { refused } = await load([{ ...whole, code: spoilt }]);

    expect(refused).toEqual([
      `2: code was changed by a spreadsheet, ${code} is likely meant: make its column text`,
    ]);
    expect(await rows()).toHaveLength(1);
  },
);

test.each(['01/fev', '7,89E+12', '1-Feb'])('the code %s is no new product', async (code) => {
  expect((await load([{ ...whole, code }])).refused).toEqual([
    '2: code was changed by a spreadsheet: make its column text',
  ]);
});

test.each([
  ['123', '124'],
  ['00123', '00124'],
  ['A-00123', 'A-123'],
  ['7891234567890', '7891234567891'],
  ['SET-12', 'SET-13'],
])('beside the code %s %s is another product', async (code, other) => {
  expect(
    await load([
      { ...whole, code },
      { ...whole, code: other },
    ]),
  ).toMatchObject({ kept: 2 });
  await shop.db.delete(products);
  await load([{ ...whole, code }]);
  expect(await load([{ ...whole, code: other }])).toMatchObject({ kept: 1, refused: [] });
});

test('another name of a category is reported once, and its first name stays', async () => {
  const { notes, refused } = await load([
    whole,
    { ...whole, code: 'B', category_es: 'Cosas' },
    { ...whole, code: 'C', category_es: 'Cosas' },
  ]);

  expect(refused).toEqual([]);
  expect(notes).toEqual(['3: category_es is Cosas and stays Herramientas']);
});

test('names are one line without what no reader sees', async () => {
  await load([{ ...whole, name_pt: ' Furadeira\r\n de\timpacto\u202e \u200bA\u0301gil\u0007 ' }]);

  expect(await row()).toMatchObject({ namePt: 'Furadeira de impacto Ágil' });
});

test('half a character in a line of JSON does not end the import', async () => {
  const { kept } = await load([
    { ...whole, name_pt: 'a\ud800b', details_pt: 'x\udc00', specifications_pt: ['P: \ud800'] },
    { ...whole, code: 'B', specifications_pt: ['P: \0'] },
  ]);

  expect(kept).toBe(2);
});

test('the longest name and code have an address that a page takes', async () => {
  await load([
    { ...whole, name_pt: 'Parafusadeira '.repeat(13), code: 'LONG-NAME-OF-THE-MAKER'.repeat(2) },
  ]);

  const slug = (await row())?.slug ?? '';
  expect(slug).toMatch(/^parafusadeira-[a-z0-9-]+-\d+$/);
  expect(slug.length).toBeLessThanOrEqual(200);
});
