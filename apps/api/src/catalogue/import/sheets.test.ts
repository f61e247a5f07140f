/** Tables of .xlsx files. */
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { writeXlsx, type CellValue, type WriteSheet } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { markText } from '../../platform/spreadsheet/text-mark.ts';
import { csvLines } from '../../platform/spreadsheet/write-csv.ts';
import { readLine } from './fields.ts';
import { productLine } from './product-line.ts';
import { readFileLines } from './read-file.ts';
import { say, sentenceOf } from './sentences/sentences.ts';
import { linesIn } from './sheet-lines.ts';
import { UnreadableFile } from './unreadable-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ponte-sheets-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(name: string, content: Uint8Array | string) {
  const path = join(folder, name);
  await writeFile(path, content);
  return readAt(path);
}

/** What a file has, as an import reads it: values by row, sentences for what is refused. */
async function readAt(path: string) {
  const notes: string[] = [];
  const rows: Record<number, unknown> = {};
  const lines = readFileLines(path, ({ says, values }) => notes.push(say('en', says, values)));
  for await (const { line: number, row = number, value } of lines) {
    const line = readLine(productLine, value);
    rows[row] = line.ok ? line.line : sentenceOf('en', line.problems);
  }
  return { rows, notes };
}

const sheet = (rows: CellValue[][], more: Partial<WriteSheet> = {}): WriteSheet => ({
  name: 'Preços',
  rows,
  ...more,
});
const file = (...sheets: WriteSheet[]) => writeXlsx({ sheets });

async function problemOf(name: string, content: Uint8Array | string): Promise<string> {
  return read(name, content).then(
    () => 'none',
    (error: unknown) => (error instanceof UnreadableFile ? error.in('en') : String(error)),
  );
}

describe('a price list that another program wrote', () => {
  test('is read as its csv would be, row by row', async () => {
    const { rows, notes } = await readAt(
      join(import.meta.dirname, '../../testing/price-list.xlsx'),
    );

    expect(rows).toMatchObject({
      4: { code: 'ND-0001', price_usd: 123_450, pieces_left: 7, active: true },
      5: { code: '7891234567890', price_usd: 30, pieces_left: 0, active: false },
      // Its format shows zeros before it.
      6: { code: '00123', price_usd: 1250, pieces_left: null, details_pt: 'Site' },
      // What was a code before the spreadsheet took it for a date or a power of ten.
      8: { code: '01/02/2026' },
      12: { code: '3.00E+05' },
      // As exports mark it.
      13: { code: '00123', price_usd: 123_450 },
      14: { code: '1.23456789012346E+19' },
    });
    expect([9, 10, 11, 15].map((row) => rows[row])).toEqual([
      'price_usd has the error #DIV/0! of a formula',
      'price_usd has a formula without its result: open the file in a spreadsheet and save it',
      'price_usd has more than two decimals: round it with ROUND(…, 2)',
      'line has a value in column G, which has no name',
    ]);
    expect(Object.keys(rows)).toHaveLength(11);
    expect(notes).toEqual([]);
  });
});

const priced = (cents: number): unknown => expect.objectContaining({ price_usd: cents });

describe('an amount in a number cell', () => {
  test.each([
    [1234.5, 123_450],
    [0.1 + 0.2, 30],
    [1234.4999999999998, 123_450],
    [19.99, 1999],
    [0.29, 29],
    [1.1 * 3, 330],
    [449_999.99, 44_999_999],
    [1.005, 'price_usd has more than two decimals: round it with ROUND(…, 2)'],
    [1.234, 'price_usd has more than two decimals: round it with ROUND(…, 2)'],
    [-5, 'price_usd must be an amount such as 64.90, without a currency sign'],
    [0, 'price_usd must be more than 0'],
    [1e12, 'price_usd is too large'],
  ])('%d is %j in cents', async (price, cents) => {
    const { rows } = await read(
      'amount.xlsx',
      await file(
        sheet([
          ['code', 'price_usd'],
          ['A', price],
        ]),
      ),
    );
    expect(rows[2]).toEqual(typeof cents === 'number' ? priced(cents) : cents);
  });

  test('of two decimals is exact, whatever it is', async () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 50_000_000 }), { maxLength: 50 });
    await fc.assert(
      fc.asyncProperty(amounts, async (cents) => {
        const table = cents.map((amount, index) => [`A-${index}`, amount / 100]);
        const { rows } = await read(
          'amounts.xlsx',
          await file(sheet([['code', 'preço'], ...table])),
        );
        expect(Object.values(rows)).toMatchObject(cents.map((amount) => ({ price_usd: amount })));
      }),
      { numRuns: 20 },
    );
  });
});

// Spec: decision 53
test('a sheet and a csv of the same cells are the same import', async () => {
  const text = fc.string({
    unit: fc.oneof(
      fc.constantFrom(...`'"|\\;,\t\n=+-@0123456789Ee:./ %_x`.split(''), 'fev', 'ã', '&', '<p>'),
      fc.string({ minLength: 1, maxLength: 1, unit: 'grapheme' }),
    ),
    maxLength: 12,
  });
  const row = fc.tuple(
    fc.oneof(text, fc.integer({ min: 0, max: 10 ** 15 - 1 })),
    text,
    fc.integer({ min: 1, max: 10 ** 8 }).map((cents) => cents / 100),
    fc.oneof(fc.integer({ min: 0, max: 999 }), fc.constant(null)),
    fc.boolean(),
    text,
  );
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 6 }), async (rows) => {
      const header = ['code', 'name_pt', 'price_usd', 'pieces_left', 'active', 'details_es'];
      const cells = rows.map((one) =>
        one.map((cell) => (typeof cell === 'string' ? markText(cell) : cell)),
      );
      const csv = await read('same.csv', csvLines([header, ...rows]));
      const xlsx = await read('same.xlsx', await file(sheet([header, ...cells])));
      expect(Object.values(xlsx.rows)).toEqual(Object.values(csv.rows));
    }),
    { numRuns: 60 },
  );
});

describe('of several sheets', () => {
  const goods = [
    ['code', 'price_usd'],
    ['A-1', 2],
  ];
  const cover = [
    ['Loja', 'Versão'],
    ['Ñandú', 3],
  ];
  const hidden = [
    ['code', 'price_usd'],
    ['HIDDEN', 1],
  ];

  test('the first with codes is read, and it is said which', async () => {
    const content = await file(
      sheet(cover, { name: 'Capa' }),
      sheet(hidden, { name: 'Antiga', hidden: true }),
      sheet(goods),
      sheet(goods, { name: 'Atacado' }),
    );
    const { rows, notes } = await read('sheets.xlsx', content);

    expect(rows).toEqual({ 2: expect.objectContaining({ code: 'A-1', price_usd: 200 }) });
    expect(notes).toEqual(['is read from its sheet "Preços", and not from "Capa", "Atacado".']);
  });

  test('none has a table when they are empty or hidden', async () => {
    const content = await file(sheet([[]], { name: 'Capa' }), sheet(hidden, { hidden: true }));
    expect(await problemOf('hidden.xlsx', content)).toBe(
      'has no sheet with a table: hidden sheets are not read',
    );
  });
});

describe('a file that can’t be read', () => {
  const table = () =>
    file(
      sheet([
        ['code', 'price_usd'],
        ['A-1', 2],
      ]),
    );
  const zipped = Buffer.from('PK\u0003\u0004');
  const old = Buffer.from('d0cf11e0a1b11ae1', 'hex');

  test.each([
    ['goods.xls', old, /^is an old Excel file \(\.xls\), .* save it as \.xlsx \(File > /],
    ['goods.xlsx', old, /^has a password, or is an old Excel file \(\.xls\)/],
    ['goods.csv', zipped, /^is an Excel file with another extension: rename it to \.xlsx$/],
    ['goods.ods', zipped, /^is not an \.xlsx file: open it in a spreadsheet and save it as /],
    ['goods.xlsx', 'code;price_usd\nA;1\n', /^is not an \.xlsx file/],
    ['goods.xls', '<html><table>', /^is not an \.xlsx file/],
    ['goods.xlsx', '', /^is not an \.xlsx file/],
    ['goods.xlsx', zipped, /^is a damaged \.xlsx file/],
  ])('says what to do with %s (%#)', async (name, content, sentence) => {
    expect(await problemOf(name, content)).toMatch(sentence);
  });

  test('as it was cut off says so', async () => {
    const content = await table();
    for (let length = 4; length < content.byteLength; length += 97) {
      expect(await problemOf('cut.xlsx', content.subarray(0, length))).toMatch(/^is a damaged/);
    }
  });

  test.each([
    ['much', 300 << 20, /^holds more than 250 MB when it is unpacked: save it as "CSV UTF-8"/],
    ['what it does not say', 0, /^holds more than 250 MB when it is unpacked/],
    ['more than it says', 10, /^is a damaged \.xlsx file/],
  ])('because it unpacks to %s says so', async (_, size, sentence) => {
    const content = Buffer.from(await table());
    const entry = content.indexOf('PK\u0001\u0002');
    content.writeUInt32LE(size, entry + 24);

    expect(await problemOf('bomb.xlsx', content)).toMatch(sentence);
  });

  test('because it is too large is not even opened', async () => {
    const path = join(folder, 'large.xlsx');
    await writeFile(path, zipped);
    await truncate(path, 60 << 20);

    await expect(readAt(path)).rejects.toThrow('is larger than 50 MB: save it as "CSV UTF-8"');
  });

  test('because of its rows or columns says so', () => {
    const of = (count: number, cells: readonly string[]) => ({
      name: 'Preços',
      *rows() {
        yield { row: 1, cells: cells.map((_, index) => `c${index}`) };
        for (let row = 2; row < count + 2; row += 1) yield { row, cells };
      },
    });
    const all = (one: ReturnType<typeof of>) => Array.from(linesIn([one], () => undefined));

    expect(() => all(of(200_001, ['a', 'b']))).toThrow('has more than 200000 rows: ');
    expect(() => all(of(1, Array<string>(201).fill('a')))).toThrow('has more than 200 columns: ');
  });

  test('of any bytes is refused with a sentence', async () => {
    const content = await table();
    await fc.assert(
      fc.asyncProperty(
        fc.nat(content.byteLength - 1),
        fc.uint8Array({ minLength: 1, maxLength: 8 }),
        async (at, bytes) => {
          const spoilt = Buffer.from(content);
          spoilt.set(bytes.subarray(0, spoilt.byteLength - at), at);
          expect(await problemOf('spoilt.xlsx', spoilt)).toMatch(/^(?:none$|is |has |holds )/);
        },
      ),
      { numRuns: 60 },
    );
  });
});
