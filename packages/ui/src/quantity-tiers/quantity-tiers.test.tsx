import { money } from '@ponte/regional/money';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { esPY } from '../locales/es-PY.ts';
import { renderHtml } from '../test/render.tsx';
import { QuantityTiers, quantityRanges, tierOf } from './quantity-tiers.tsx';

const tiers = [
  { from: 10, price: money(399, 'USD') },
  { from: 1, price: money(435, 'USD') },
  { from: 100, price: money(352, 'USD') },
];
const lines = (html: string) =>
  [...html.matchAll(/<li.*?<\/li>/g)].map(([line]) =>
    line
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/[\s\u00A0]+/g, ' ')
      .trim(),
  );

describe('tiers', () => {
  test('end where the next one begins, in whatever order they are given', () => {
    expect(quantityRanges(tiers).map(({ from, to }) => [from, to])).toEqual([
      [1, 9],
      [10, 99],
      [100, null],
    ]);
  });

  test.each([
    [0, undefined],
    [1, 435],
    [9, 435],
    [10, 399],
    [5000, 352],
  ])('of %s pieces cost %s each', (quantity, minor) => {
    expect(tierOf(tiers, quantity)?.price.minor).toBe(minor);
  });

  test('hold for every quantity from the first on, one each', () => {
    const froms = fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(froms, fc.integer({ min: 1, max: 1000 }), (starts, quantity) => {
        const some = starts.map((from) => ({ from, price: money(from, 'USD') }));
        const holding = quantityRanges(some).filter(
          ({ from, to }) => from <= quantity && (to === null || quantity <= to),
        );
        expect(holding.map(({ from }) => from)).toEqual(
          quantity < Math.min(...starts) ? [] : [tierOf(some, quantity)?.from],
        );
      }),
    );
  });
});

describe('QuantityTiers', () => {
  test('says each tier in words, and marks the one that holds', () => {
    expect(lines(renderHtml(<QuantityTiers tiers={tiers} quantity={12} />))).toEqual([
      'de 1 a 9 U$ 4,35 cada',
      'de 10 a 99 U$ 3,99 cada Preço da sua quantidade',
      'a partir de 100 U$ 3,52 cada',
    ]);
    expect(lines(renderHtml(<QuantityTiers tiers={tiers} />, esPY))[2]).toBe(
      'desde 100 unidades U$ 3,52 c/u',
    );
  });

  test('shows nothing of a single price', () => {
    expect(renderHtml(<QuantityTiers tiers={tiers.slice(0, 1)} />)).toBe('');
  });
});
