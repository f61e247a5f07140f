/** Products on their way out of the shop, through a spreadsheet, and back. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { asc } from 'drizzle-orm';
import * as fc from 'fast-check';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importCatalogue } from '../../catalogue/import/import-catalogue.ts';
import { readFileLines, type BadLine } from '../../catalogue/import/read-file.ts';
import { products } from '../../platform/db/schema/index.ts';
import { silentLog } from '../../platform/runtime/log.ts';
import { joinParts } from '../../platform/spreadsheet/list-cell.ts';
import { byteOrderMark, csvLines } from '../../platform/spreadsheet/write-csv.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { csvFile } from './csv.ts';
import { productBatches, productColumns } from './product-export.ts';

let shop: TestApp;
let folder: string;
beforeAll(async () => {
  shop = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'ponte-round-trip-'));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const exported = (): Promise<string> => {
  const { stream } = csvFile(
    { log: silentLog },
    'products',
    productColumns,
    productBatches(shop.db, 'pt'),
  );
  return new Response(stream).text();
};

const imported = async (name: string, content: string | Uint8Array) => {
  const path = join(folder, name);
  await writeFile(path, content);
  const bad: BadLine[] = [];
  const result = await importCatalogue(shop.db, readFileLines(path), {
    strict: true,
    onBadLine: (line) => bad.push(line),
  });
  return { ...result, bad };
};

const state = () => shop.db.select().from(products).orderBy(asc(products.id));

const place = {
  brand: '@Tools',
  category_pt: '-20% Ofertas',
  category_es: '=Ofertas',
  department_pt: '+Kits',
  department_es: '+Kits',
  price_usd: '1234,5',
};

const linesOf = (goods: readonly object[]) => goods.map((one) => JSON.stringify(one)).join('\n');

/** Pieces of texts that tables, lists, formulas and spreadsheets take for something else. */
const pieces = `'"|\\;,\t\r\n=+-@0123456789Ee:./% <>&`.split('');
const awkward = (maxLength: number) =>
  fc.string({
    unit: fc.oneof(
      fc.constantFrom(...pieces, '\r\n', 'fev', 'E+', '00', "'=", '\\|', '<p>', '</p>', '&amp;'),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
    ),
    maxLength,
  });

/** Names of one language alone. */
function withoutOther(only: 'pt' | 'es' | undefined) {
  if (only === undefined) return {};
  return only === 'pt' ? { name_es: '' } : { name_pt: '' };
}

function withoutGroups(lacks: readonly ('brand' | 'category' | 'department')[]) {
  const noDepartment = { department_pt: '', department_es: '' };
  return {
    ...(lacks.includes('brand') && { brand: undefined }),
    ...(lacks.includes('department') && noDepartment),
    ...(lacks.includes('category') && { category_pt: '', category_es: '', ...noDepartment }),
  };
}

const specification = fc
  .tuple(awkward(6), awkward(12))
  .map(([name, value]) => `N${name.replaceAll(':', '')}: ${value}`);
const goods = fc.uniqueArray(
  fc.record({
    // What is left of a code that has letters and digits is one of them at least.
    code: fc.tuple(awkward(8), fc.integer({ min: 0, max: 99_999 })).map(([text, n]) => text + n),
    name_pt: awkward(20).map((text) => `${text}x`),
    name_es: awkward(20).map((text) => `'${text}1`),
    price_usd: fc.constantFrom('1234,5', 'sob consulta', 'a consultar'),
    show_price: fc.constantFrom('sim', 'não'),
    /** What a product goes without. */
    lacks: fc.subarray(['brand', 'category', 'department'] as const),
    /** The language that a product has a name in. */
    only: fc.constantFrom('pt', 'es', undefined),
    details_pt: awkward(60),
    details_es: awkward(60),
    specifications_pt: fc.array(specification, { maxLength: 4 }),
    specifications_es: fc.array(specification, { maxLength: 4 }),
  }),
  { selector: ({ code }) => code.replaceAll(/\W/g, '').toLowerCase(), minLength: 1, maxLength: 4 },
);

test('an export that is imported changes nothing, whatever the texts are, and however they came', async () => {
  await fc.assert(
    fc.asyncProperty(goods, async (some) => {
      const { bad } = await imported(
        'goods.jsonl',
        linesOf(
          some.map(({ only, lacks, ...one }) => ({
            ...place,
            ...one,
            ...withoutOther(only),
            ...withoutGroups(lacks),
          })),
        ),
      );
      expect(bad).toEqual([]);
      const before = await state();

      const again = await imported('products.csv', await exported());

      expect(again).toMatchObject({ kept: before.length, bad: [], done: true });
      expect(await state()).toEqual(before);
    }),
    { numRuns: 25 },
  );
});

/** What people's tables held, as JSON lines and as a table. */
const people = [
  { code: 'SG-1', name_pt: '+Power 20V', name_es: '+Power 20V' },
  { code: '-12A', name_pt: 'Fusível', name_es: "'=1+1", specifications_pt: ['Faixa: -20', 'a: 1'] },
  { code: "'-12A", name_pt: "'Aspas", name_es: '- Cabo' },
  { code: '00123', name_pt: '1/2', name_es: '01/fev' },
  { code: '1-2', name_pt: '3E5', name_es: 'MAR1' },
  { code: '7891234567890', name_pt: 'VERDADEIRO', name_es: '90.750' },
  {
    code: 'SP-1',
    name_pt: 'Kit',
    name_es: 'Kit',
    details_pt: 'Uma linha\ne "outra"; fim',
    specifications_pt: ['Conteúdo: 2 baterias | 1 carregador', 'Obs: a\\'],
  },
].map((one) => ({ details_pt: '', specifications_pt: [], ...place, ...one }));

test('the same goods as JSON lines and as a table are the same products', async () => {
  await imported('goods.jsonl', linesOf(people));
  const before = await state();
  const columns = Object.keys(people[0] ?? {});
  const rows = people.map((one) =>
    Object.values(one).map((value) => (typeof value === 'string' ? value : joinParts(value))),
  );

  const { bad } = await imported('goods.csv', byteOrderMark + csvLines([columns, ...rows]));

  expect(bad).toEqual([]);
  expect(await state()).toEqual(before);
});

/** What Excel in Portuguese makes of a cell that it opens and saves. */
function throughExcel(cell: string): string {
  if (/^[=+@-]/.test(cell)) return '#NOME?';
  if (/^\d{12,}$/.test(cell)) return Number(cell).toExponential(2).replace('.', ',').toUpperCase();
  if (/^0\d+$/.test(cell)) return String(Number(cell));
  const [, day = '', month = ''] = /^(\d{1,2})[-/](\d{1,2})$/.exec(cell) ?? [];
  return months[Number(month) - 1] ? `${day.padStart(2, '0')}/${months[Number(month) - 1]}` : cell;
}
const months = 'jan fev mar abr mai jun jul ago set out nov dez'.split(' ');

function savedByExcel(table: string): string {
  const rows = parse(table, { bom: true, delimiter: ';', record_delimiter: '\r\n' });
  return stringify(
    rows.map((row) => row.map(throughExcel)),
    { bom: true, delimiter: ';', record_delimiter: 'windows', quoted_match: /[\r\n]/ },
  );
}

test('an export that Excel has opened and saved changes nothing either', async () => {
  await imported('goods.jsonl', linesOf(people));
  const before = await state();

  const { bad } = await imported('saved.csv', savedByExcel(await exported()));

  expect(bad).toEqual([]);
  expect(await state()).toEqual(before);
});

test('codes that Excel has changed are refused, and never new products', async () => {
  await imported('goods.jsonl', linesOf(people));
  const before = await state();
  const changed = ['1,2E+3', '7,89E+12', '123', '01/fev', '02/jan'].map((code) => ({
    ...place,
    code,
    name_pt: 'x',
    name_es: 'x',
  }));

  const { bad } = await imported('changed.jsonl', linesOf(changed));

  expect(bad.map(({ code, problems }) => [code, problems[0]?.values?.['code']])).toEqual([
    ['1,2E+3', undefined],
    ['7,89E+12', '7891234567890'],
    ['123', '00123'],
    ['01/fev', '1-2'],
    ['02/jan', '1-2'],
  ]);
  expect(await state()).toEqual(before);
});

test('what Excel saves of an export as a workbook changes nothing', async () => {
  const cells: string[][] = parse(await exported(), { delimiter: ';', bom: true });
  // Numbers are what a spreadsheet takes for numbers, and it has no empty texts.
  const asExcel = (cell: string) =>
    /^\d+(?:,\d+)?$/.test(cell) ? Number(cell.replace(',', '.')) : cell || null;
  const rows = cells.map((row) => row.map(asExcel));

  const { summary, bad } = await imported(
    'saved.xlsx',
    await writeXlsx({ sheets: [{ name: 'products', rows }] }),
  );

  expect(bad).toEqual([]);
  expect(summary.read).toBeGreaterThan(10);
  expect(summary.unchanged).toBe(summary.read);
});
