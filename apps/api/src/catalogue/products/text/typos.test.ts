import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canBeMistyped, chosenCorrections, oneTypoAway } from './typos.ts';

test.each([
  ['kti', true],
  ['kit', false],
  ['martelu', true],
  ['martelo', false],
  ['torno', false],
  ['pa', false],
  ['fur0002', false],
  ['10', false],
])('%s may be a mistyped word: %o', (word, may) => {
  expect(canBeMistyped(word)).toBe(may);
});

describe('a typo', () => {
  test.each([
    ['furadeira', 'furadera'],
    ['furadeira', 'furadeeira'],
    ['furadeira', 'furadeina'],
    ['furadeira', 'furadiera'],
    ['martelo', 'amrtelo'],
    ['martelo', 'martelos'],
    ['martelo', 'xmartelo'],
    ['kit', 'kti'],
    ['furadeira', 'urfadeira'],
    ['broca', 'orbca'],
    ['furadeira', 'fudareira'],
  ])('%s and %s are one apart', (a, b) => {
    expect(oneTypoAway(a)).toContain(b);
    expect(oneTypoAway(b)).toContain(a);
  });

  test.each([
    ['martelo', 'martelo'],
    ['martelo', 'martelada'],
    ['martelo', 'matrelao'],
    ['abcd', 'badc'],
    ['', 'ab'],
  ])('%s and %s are not', (a, b) => {
    expect(oneTypoAway(a)).not.toContain(b);
  });

  test('leads back: what is one typo away from a word has it one typo away', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
    fc.assert(
      fc.property(letters, fc.nat(), (word, choice) => {
        const away = [...oneTypoAway(word)];
        const one = away[choice % away.length] ?? '';
        expect(oneTypoAway(one)).toContain(word);
        expect(Math.abs(one.length - word.length)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('a mistyped word is taken for', () => {
  test.each([
    [
      'mareta',
      [
        ['maleta', 9],
        ['marreta', 2],
      ],
      ['marreta'],
    ],
    [
      'carinho',
      [
        ['carrinho', 1],
        ['caminho', 5],
      ],
      ['carrinho'],
    ],
    [
      'marteo',
      [
        ['martela', 1],
        ['martelo', 3],
      ],
      ['martelo', 'martela'],
    ],
    [
      'mareta',
      [
        ['maleta', 9],
        ['marreta', 0],
      ],
      ['maleta'],
    ],
    ['marteo', [['martelo', 0]], ['martelo']],
    ['xbox', [['box', 4]], []],
    [
      'orca',
      [
        ['roca', 4],
        ['forca', 2],
      ],
      ['roca'],
    ],
    ['marteloo', [['xmarteloo', 1]], ['xmarteloo']],
  ] as const)('%s', (word, near, expected) => {
    const known = near.map(([key, named]) => ({ key, named }));

    expect(chosenCorrections(word, known)).toEqual(expected);
  });
});
