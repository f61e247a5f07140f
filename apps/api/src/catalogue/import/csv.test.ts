import { describe, expect, test } from 'vitest';
import { readCsv } from './csv.ts';

describe('CSV', () => {
  const read = async (...chunks: string[]) => {
    const records = [];
    for await (const { line, fields } of readCsv(piecesOf(chunks))) records.push([line, ...fields]);
    return records;
  };

  test.each([
    [
      ['a,b\n1,2\n'],
      [
        [1, 'a', 'b'],
        [2, '1', '2'],
      ],
    ],
    [
      ['a,b\r\n1,\r\n'],
      [
        [1, 'a', 'b'],
        [2, '1', ''],
      ],
    ],
    [
      ['a;b\n"x;y";2'],
      [
        [1, 'a', 'b'],
        [2, 'x;y', '2'],
      ],
    ],
    [
      ['a,b\n"two\nlines",2\n3,4'],
      [
        [1, 'a', 'b'],
        [2, 'two\nlines', '2'],
        [4, '3', '4'],
      ],
    ],
    [
      ['a,b\n"sa', 'id ""hi""",', '2\n'],
      [
        [1, 'a', 'b'],
        [2, 'said "hi"', '2'],
      ],
    ],
    [['\n\na,b\n'], [[3, 'a', 'b']]],
    [
      ['a;b\nTubo 1/2";1,50\n'],
      [
        [1, 'a', 'b'],
        [2, 'Tubo 1/2"', '1,50'],
      ],
    ],
    [
      [',b\n,,\n'],
      [
        [1, '', 'b'],
        [2, '', '', ''],
      ],
    ],
    [[], []],
  ])('%j is %j', async (chunks, records) => {
    expect(await read(...chunks)).toEqual(records);
  });

  test('with an unclosed quote is reported, not read for ever', async () => {
    await expect(read('a,b\n"x', 'y')).rejects.toThrow('never closed');
  });
});

async function* piecesOf(chunks: readonly string[]) {
  yield* chunks;
}
