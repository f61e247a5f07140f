/** Files as spreadsheets and programs save them. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { windows1252 } from '../../testing/windows-1252.ts';
import { readFileLines } from './read-file.ts';
import { say } from './sentences/sentences.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ponte-encodings-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(name: string, content: Buffer | string) {
  const path = join(folder, name);
  await writeFile(path, content);
  const notes: string[] = [];
  const values: unknown[] = [];
  const lines = readFileLines(path, ({ says }) => notes.push(say('en', says)));
  for await (const { value } of lines) values.push(value);
  return { values, notes };
}

const rows = 'código;nome\r\nÁ-1;Ação “já” – 5 €, sí ñandú\r\n';
const value = { code: 'Á-1', name_pt: 'Ação “já” – 5 €, sí ñandú' };
const note = 'is not UTF-8 and was read as Windows-1252.';

test.each([
  ['UTF-8', Buffer.from(rows), []],
  ['UTF-8 with a BOM', Buffer.from(`\uFEFF${rows}`), []],
  ['Windows-1252', windows1252(rows), [note]],
  ['tabs', Buffer.from(rows.replaceAll(';', '\t')), []],
  ['Excel’s, with its separator above', Buffer.from(`sep=;\r\n${rows}`), []],
  ['columns in capitals', Buffer.from(rows.replace('código;nome', 'Código; NOME')), []],
  ['line ends of an old Mac', Buffer.from(rows.replaceAll('\r\n', '\r')), []],
  ['Windows line ends and empty rows at its end', windows1252(`${rows};\r\n ; \r\n`), [note]],
])('a table in %s is what was saved', async (_, content, notes) => {
  expect(await read('table.csv', content)).toEqual({ values: [value], notes });
});

test('letters that stand on the border of two pieces of a large file are whole', async () => {
  const lines = Array.from({ length: 40_000 }, (_, number) => `${number};ção`);
  const [utf8, other] = [
    await read('large.csv', Buffer.from(['n;t', ...lines].join('\n'))),
    await read('large-windows.csv', windows1252(['n;t', ...lines].join('\n'))),
  ];

  expect(utf8.values).toEqual(lines.map((_, number) => ({ n: String(number), t: 'ção' })));
  expect(other.values).toEqual(utf8.values);
});

test.each([
  [
    'UTF-16',
    Buffer.from(`\uFEFF${rows}`, 'utf16le'),
    /^is UTF-16, .* save it as "CSV UTF-8" \(File > Save As > .*\)$/,
  ],
  ['UTF-16 without a BOM', Buffer.from('code;name', 'utf16le'), /^is UTF-16/],
  ['UTF-16 of the other kind', Buffer.from(`\uFEFF${rows}`, 'utf16le').swap16(), /^is UTF-16/],
  [
    'a mixture of encodings',
    Buffer.concat([Buffer.from('a;b\n1;x\n2;ção\n'), windows1252('3;não\n')]),
    /^is UTF-8 on line 3 and something else on others/,
  ],
  [
    'a BOM before Windows-1252',
    Buffer.concat([Buffer.from('\uFEFFa;b\n'), windows1252('3;não\n')]),
    /^is UTF-8 on line 1 and something else/,
  ],
  [
    'CP850',
    Buffer.from('code;name_pt\r\nDOS-1;M\xa0quina de n\xa1quel\r\n', 'latin1'),
    /^is neither UTF-8 nor Windows-1252: .* \(File > Save As > CSV UTF-8/,
  ],
  [
    'CP850 with one letter',
    Buffer.from('code;name_pt\r\nDOS-1;M\xa0quina\r\n', 'latin1'),
    /^is neither/,
  ],
  [
    'Mac Roman',
    Buffer.from('code;name_pt\nMAC-1;Taladro el\x8ectrico, M\x87quina\n', 'latin1'),
    /^is neither/,
  ],
  ['no text', Buffer.from([0x61, 0x3b, 0x81, 0xff, 0x0a]), /^is neither UTF-8 nor Windows-1252/],
  ['a column twice', 'a;b;a\n1;2;3\n', /^has the column a twice: remove one$/],
  ['an open quote', 'a;b\n1;"x\n', /^has a quote that is never closed/],
])('%s is refused in a sentence', async (_, content, sentence) => {
  await expect(read('table.csv', content)).rejects.toThrow(sentence);
});

test('a tab-separated text is a table, and its columns may have Spanish names', async () => {
  const { values } = await read(
    'lista.txt',
    'Código\tPrecio (US$)\tCategoría\tExistencia\nA-1\t12,50\tSierras\t3\n',
  );

  expect(values).toEqual([
    { code: 'A-1', price_usd: '12,50', category_es: 'Sierras', pieces_left: '3' },
  ]);
});

test.each([
  [
    'Código;Nome;Preço;Marca;Categoria;Estoque',
    'code name_pt price_usd brand category_pt pieces_left',
  ],
  [
    'SKU;Nombre;Precio;Marca;Categoría;Departamento',
    'code name_es price_usd brand category_es department_es',
  ],
  ['code;Nome (PT);Nome (ES);Em estoque', 'code name_pt name_es in_stock'],
  ['code;colour', 'code colour'],
])('the columns %s are %s', async (header, names) => {
  const { values } = await read('t.csv', `${header}\n${header.replaceAll(/[^;]+/g, 'x')}\n`);

  expect(values.map((one) => Object.keys(one ?? {}).join(' '))).toEqual([names]);
});

test('a line after a text with a line break has the row that a spreadsheet shows', async () => {
  const path = join(folder, 'rows.csv');
  await writeFile(path, 'sep=;\na;b\n1;"two\nlines"\n2;x\n');
  const places = [];
  for await (const { value: _, ...place } of readFileLines(path)) places.push(place);

  expect(places).toEqual([
    { line: 3, row: 2 },
    { line: 5, row: 3 },
  ]);
});

test.each([
  ['a8-cp850.csv', 'Serra m\xa0rmore, a\x87\xc6o r\xa0pida'],
  ['a8-macroman-lf.csv', 'Amoladora de \x87ngulo; n\x92quel'],
])('letters as in %s are not spoilt without a word', async (name, text) => {
  await expect(read(name, Buffer.from(`code;name_pt\nA;${text}\n`, 'latin1'))).rejects.toThrow(
    'CSV UTF-8',
  );
});

test('columns without a name are left out when they are empty, and named by their letter when they are not', async () => {
  const { values } = await read('table.csv', 'a;b;\n1;2;\n3;4;x\n5;6\n');

  expect(values).toEqual([
    { a: '1', b: '2' },
    { problem: { field: 'line', says: 'unnamedColumn', values: { column: 'C' } } },
    { problem: { field: 'line', says: 'wrongWidth', values: { fields: 2, columns: 3 } } },
  ]);
});

test('lines of JSON have their numbers, however the file ends', async () => {
  const { values } = await read('lines.jsonl', '\uFEFF{"a":"ção"}\r\n\r\n{"a":\n{"a":2}');

  expect(values).toEqual([{ a: 'ção' }, { problem: { field: 'line', says: 'noJson' } }, { a: 2 }]);
});
