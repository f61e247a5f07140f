import { money } from '@ponte/regional/money';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCsv } from '../../catalogue/import/csv.ts';
import { joinParts, splitParts } from './list-cell.ts';
import { markText, unmarkText } from './text-mark.ts';
import { byteOrderMark, csvLines } from './write-csv.ts';

/** Texts of what tables stumble over. */
const awkward = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...`'"|\\;,\t\r\n=+-@0123456789Ee:./ %`.split(''), '\r\n', 'fev', 'ã'),
    fc.string({ minLength: 1, maxLength: 1, unit: 'grapheme' }),
  ),
  maxLength: 12,
});

describe('a text in a table', () => {
  test.each([
    '=1+1',
    '+Power 20V',
    '-12A',
    '@Tools',
    ' =1',
    '\t=1',
    '＝1',
    '00123',
    '7891234567890',
    '90.750',
    '12,50',
    '3E5',
    '7,89E+12',
    '1-2',
    '1/2',
    '12:30',
    '01/fev',
    '2 mai',
    'MAR1',
    'SEPT-2',
    'VERDADEIRO',
    'false',
  ])('%j gets a mark, because a spreadsheet would change it', (text) => {
    expect(markText(text)).toBe(`'${text}`);
    expect(unmarkText(`'${text}`)).toBe(text);
  });

  test.each(['', '123', '0', '12345678901', 'K-9', 'FUR-0001', "'Power", '1/2"', 'Maio', 'A 1'])(
    '%j stays as it is',
    (text) => {
      expect(markText(text)).toBe(text);
      expect(unmarkText(text)).toBe(text);
    },
  );

  test('that had an apostrophe before a formula has it again', () => {
    expect(markText("'-12A")).toBe("''-12A");
    expect(unmarkText("''-12A")).toBe("'-12A");
  });

  test('is the same once its mark is off, whatever it is', () => {
    fc.assert(
      fc.property(awkward, (text) => {
        expect(unmarkText(markText(text))).toBe(text);
      }),
    );
  });
});

describe('a list in a cell', () => {
  test.each([
    [['a', 'b'], 'a|b'],
    [['2 baterias | 1 carregador', 'b'], String.raw`2 baterias \| 1 carregador|b`],
    [['a\\', 'b\\'], String.raw`a\\|b\ `.trim()],
    [['a\\|b'], String.raw`a\\\|b`],
    [['fotos\\serra.jpg', 'b'], String.raw`fotos\serra.jpg|b`],
  ])('%j is %j', (parts, cell) => {
    expect(joinParts(parts)).toBe(cell);
    expect(splitParts(cell)).toEqual(parts);
  });

  test('has the same parts, whatever they are', () => {
    fc.assert(
      fc.property(fc.array(awkward, { minLength: 1, maxLength: 5 }), (parts) => {
        expect(splitParts(joinParts(parts))).toEqual(parts);
      }),
    );
  });
});

describe('a table for spreadsheets', () => {
  const read = async (text: string) => {
    const rows = [];
    for await (const { fields } of readCsv(only(text))) rows.push(fields);
    return rows;
  };

  test('has semicolons, decimal commas and quoted line breaks', () => {
    const row = [
      'Serra; "forte"',
      'a\nb',
      money(123_450, 'USD'),
      money(-5000, 'PYG'),
      1.5,
      true,
      null,
    ];
    expect(csvLines([row])).toBe('"Serra; ""forte""";"a\nb";1234,50;-5000;1,5;1;\r\n');
  });

  test('is read as what it was, whatever its texts are', async () => {
    const rows = fc.array(fc.tuple(awkward, awkward), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(rows, async (texts) => {
        const table = [
          ['code', 'name_pt'],
          ...texts.filter((row) => row.some((cell) => cell !== '')),
        ];
        expect(await read(`${byteOrderMark}${csvLines(table)}`)).toEqual(table);
      }),
    );
  });
});

async function* only(text: string) {
  yield text;
}
