/** Files as spreadsheets and programs save them. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { windows1252 } from '../testing/windows-1252.ts';
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
const value = { código: 'Á-1', nome: 'Ação “já” – 5 €, sí ñandú' };
const note = 'is not UTF-8 and was read as Windows-1252.';

test.each([
  ['UTF-8', Buffer.from(rows), []],
  ['UTF-8 with a BOM', Buffer.from(`\uFEFF${rows}`), []],
  ['Windows-1252', windows1252(rows), [note]],
  ['tabs', Buffer.from(rows.replaceAll(';', '\t')), []],
  ['Excel’s, with its separator above', Buffer.from(`sep=;\r\n${rows}`), []],
  ['columns in capitals', Buffer.from(rows.replace('código;nome', 'Código; NOME')), []],
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
  ['no text', Buffer.from([0x61, 0x3b, 0x81, 0xff, 0x0a]), /^is neither UTF-8 nor Windows-1252/],
  ['a column twice', 'a;b;a\n1;2;3\n', /^has the column a twice: remove one$/],
  ['an open quote', 'a;b\n1;"x\n', /^has a quote that is never closed/],
])('%s is refused in a sentence', async (_, content, sentence) => {
  await expect(read('table.csv', content)).rejects.toThrow(sentence);
});

test('columns without a name are left out when they are empty', async () => {
  const { values } = await read('table.csv', 'a;b;\n1;2;\n3;4;x\n5;6\n');

  expect(values).toEqual([
    { a: '1', b: '2' },
    { a: '3', b: '4', '': 'x' },
    { problem: { field: 'line', says: 'wrongWidth', values: { fields: 2, columns: 3 } } },
  ]);
});

test('lines of JSON have their numbers, however the file ends', async () => {
  const { values } = await read('lines.jsonl', '\uFEFF{"a":"ção"}\r\n\r\n{"a":\n{"a":2}');

  expect(values).toEqual([{ a: 'ção' }, { problem: { field: 'line', says: 'noJson' } }, { a: 2 }]);
});
