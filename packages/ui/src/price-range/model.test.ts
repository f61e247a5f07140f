import { money } from '@ponte/regional/money';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountAt, positionOf, positionsOf, sentAmount, withEnd } from './model.ts';

const scale = { min: 990, max: 149_000, step: 1000 };
const usd = (minor: number) => money(minor, 'USD');

const scales = fc
  .record({
    min: fc.nat(10_000),
    width: fc.integer({ min: 1, max: 1_000_000 }),
    step: fc.integer({ min: 1, max: 5000 }),
  })
  .map(({ min, width, step }) => ({ min, max: min + width, step }));

describe('the slider', () => {
  test('begins at the lowest price and ends at the highest, however long the last step is', () => {
    fc.assert(
      fc.property(scales, (some) => {
        expect(amountAt(0, some)).toBe(some.min);
        expect(amountAt(positionsOf(some), some)).toBe(some.max);
        expect(positionOf(some.max, some)).toBe(positionsOf(some));
      }),
    );
  });

  test('has each amount of a step at its position', () => {
    fc.assert(
      fc.property(scales, fc.nat(), (some, at) => {
        const position = at % (positionsOf(some) + 1);
        expect(positionOf(amountAt(position, some), some)).toBe(position);
      }),
    );
  });

  test('keeps amounts from elsewhere within it', () => {
    expect(positionOf(0, scale)).toBe(0);
    expect(positionOf(999_999_999, scale)).toBe(positionsOf(scale));
  });

  test('has no positions where there is one price alone', () => {
    expect(positionsOf({ min: 500, max: 500, step: 100 })).toBe(0);
  });
});

describe('a new end', () => {
  const range = { from: usd(2000), to: usd(9000) };

  test('stops at the other one', () => {
    expect(withEnd(range, 'from', usd(10_000), scale)).toEqual({ from: usd(9000), to: usd(9000) });
    expect(withEnd(range, 'to', usd(1500), scale)).toEqual({ from: usd(2000), to: usd(2000) });
  });

  test('has no bound at the last price there is, and beyond', () => {
    expect(withEnd(range, 'from', usd(990), scale).from).toBeNull();
    expect(withEnd(range, 'to', usd(200_000), scale).to).toBeNull();
    expect(withEnd(range, 'to', null, scale).to).toBeNull();
  });

  test('never crosses the other, whatever is typed', () => {
    const amount = fc.integer({ min: 0, max: 200_000 });
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.constantFrom('from' as const, 'to' as const),
        (one, two, end) => {
          const start = { from: usd(Math.min(one, two)), to: usd(Math.max(one, two)) };
          const { from, to } = withEnd(start, end, usd(two), scale);
          expect(from?.minor ?? 0).toBeLessThanOrEqual(to?.minor ?? Infinity);
        },
      ),
    );
  });
});

test.each([
  ['1.234,5', 'USD', '1234.50'],
  ['64,90', 'BRL', '64.90'],
  ['7.300', 'PYG', '7300'],
  ['', 'USD', ''],
  ['abc', 'USD', ''],
] as const)('a form sends "%s" in %s as "%s"', (text, currency, sent) => {
  expect(sentAmount(text, currency)).toBe(sent);
});
