import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOneTypoApart, plainWords, variantsOf } from './search.ts';

describe('words of a text', () => {
  test.each([
    ['Furadeira de Impacto', ['furadeira', 'de', 'impacto']],
    ['ÁBACO ñandú', ['abaco', 'nandu']],
    ['FUR-0002 1/2"', ['fur', '0002', '1', '2']],
    ['de de de', ['de']],
    ['  ?! ', []],
    ['\u202efuradeira😀', ['furadeira']],
  ])('%o are %o', (text, words) => {
    expect(plainWords(text)).toEqual(words);
  });

  test('are never more than eight, nor longer than forty letters', () => {
    const text = Array.from({ length: 20 }, (_, index) => `palavra${'x'.repeat(50)}${index}`);

    expect(plainWords(text.join(' '))).toHaveLength(1);
    expect(plainWords('a b c d e f g h i j')).toHaveLength(8);
  });
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
  ])('%s and %s are one apart', (a, b) => {
    expect(isOneTypoApart(a, b)).toBe(true);
    expect(isOneTypoApart(b, a)).toBe(true);
  });

  test.each([
    ['martelo', 'martelo'],
    ['martelo', 'martelada'],
    ['martelo', 'matrelao'],
    ['abcd', 'badc'],
    ['abcd', 'dbca'],
    ['', 'ab'],
  ])('%s and %s are not', (a, b) => {
    expect(isOneTypoApart(a, b)).toBe(false);
  });

  test('always leaves a variant in common, by which the database finds the word', () => {
    const letter = fc.constantFrom('a', 'b', 'c');
    const word = fc
      .array(letter, { minLength: 2, maxLength: 7 })
      .map((letters) => letters.join(''));
    fc.assert(
      fc.property(word, word, (a, b) => {
        fc.pre(isOneTypoApart(a, b));
        const variants = new Set(variantsOf(a));
        expect(variantsOf(b).some((variant) => variants.has(variant))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
