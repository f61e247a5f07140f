import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  convert,
  currencyCodes,
  includesTax,
  money,
  multiply,
  priceIn,
  sum,
  taxIn,
  type ExchangeRates,
  type KnownPrice,
} from './index.ts';

const rates: ExchangeRates = { BRL: '5.42', PYG: '7420', ARS: '1385.00' };

const without = (minor: number, taxPercent = 10): KnownPrice => ({
  amount: money(minor, 'USD'),
  taxIncluded: false,
  taxPercent,
});
const withTax = (minor: number, taxPercent = 10): KnownPrice => ({
  ...without(minor, taxPercent),
  taxIncluded: true,
});

test.each([
  ['USD', false],
  ['BRL', false],
  ['ARS', false],
  ['PYG', true],
] as const)('prices in %s have I.V.A. in them: %s', (currency, included) => {
  expect(includesTax(currency)).toBe(included);
});

describe('a price that is kept without I.V.A.', () => {
  // Spec: decision 43
  test.each([
    // 64.90 × 1.10 × 7420 = 529,713.8
    [without(6490), 'PYG', 529_800],
    // 64.90 × 1.05 × 7420 = 505,635.9
    [without(6490, 5), 'PYG', 505_700],
    [without(6490, 0), 'PYG', 481_600],
    [without(6490), 'USD', 6490],
    [without(6490), 'BRL', 35_176],
    [without(6490), 'ARS', 8_988_650],
    [without(0), 'PYG', 0],
  ] as const)('%j is asked for in %s as %i', (price, currency, minor) => {
    expect(priceIn(price, currency, rates)).toEqual(money(minor, currency));
  });

  test('that is a whole hundred with I.V.A. is not rounded any further', () => {
    expect(priceIn(without(1000), 'PYG', { PYG: '7000' }).minor).toBe(77_000);
    expect(priceIn(without(1000), 'PYG', { PYG: '7000.00000001' }).minor).toBe(77_100);
  });

  test('is rounded once: not to cents, and not to guaranis before it is to hundreds', () => {
    // 10 × 1.05 × 952.38 = 9,999.99
    expect(priceIn(without(1000, 5), 'PYG', { PYG: '952.38' }).minor).toBe(10_000);
    // 10 × 1.05 × 952.381 = 10,000.0005
    expect(priceIn(without(1000, 5), 'PYG', { PYG: '952.381' }).minor).toBe(10_100);
  });
});

describe('a price that is kept with I.V.A.', () => {
  test.each([
    [withTax(7139), 'PYG', 529_800],
    // 71.39 ÷ 1.10 = 64.9
    [withTax(7139), 'USD', 6490],
    // 71.40 ÷ 1.05 × 5.42 = 368.56
    [withTax(7140, 5), 'BRL', 36_856],
    // 0.05 ÷ 1.10 = 0.04545…; 0.11 ÷ 1.10 = 0.1; 0.33 ÷ 1.10 = 0.3
    [withTax(5), 'USD', 5],
    [withTax(11), 'USD', 10],
  ] as const)('%j is asked for in %s as %i', (price, currency, minor) => {
    expect(priceIn(price, currency, rates)).toEqual(money(minor, currency));
  });
});

describe('a price', () => {
  test('that is known as it is asked for stays as it is, whatever the rates', () => {
    const guaranis = { amount: money(481_558, 'PYG'), taxIncluded: true, taxPercent: 10 };
    expect(priceIn(guaranis, 'PYG', {})).toBe(guaranis.amount);
  });

  test('gets I.V.A. in its own currency without any rate', () => {
    const guaranis = { amount: money(481_558, 'PYG'), taxIncluded: false, taxPercent: 10 };
    expect(priceIn(guaranis, 'PYG', {})).toEqual(money(529_800, 'PYG'));
  });

  test.each([
    [without(6490), 'PYG', {}],
    [{ ...without(6490), amount: money(6490, 'ARS') }, 'USD', {}],
    [without(1e15), 'PYG', { PYG: '999999999999999' }],
  ] as const)('%j in %s is zero at the rates %j', (price, currency, missing) => {
    expect(priceIn(price, currency, missing)).toEqual(money(0, currency));
  });

  test('is never rounded down with I.V.A., and by less than a hundred', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e10 }),
        fc.constantFrom(0, 5, 10),
        fc.integer({ min: 1, max: 999_999 }),
        fc.boolean(),
        (minor, taxPercent, rate, taxIncluded) => {
          const price = { amount: money(minor, 'USD'), taxIncluded, taxPercent };
          const asked = priceIn(price, 'PYG', { PYG: String(rate) });
          const factor = taxIncluded ? 100n : BigInt(100 + taxPercent);
          // Both in hundredths of a hundredth of a guarani.
          const exact = BigInt(minor) * factor * BigInt(rate);
          const surplus = BigInt(asked.minor) * 10_000n - exact;
          expect(asked.minor % 100).toBe(0);
          expect(surplus >= 0n && surplus < 1_000_000n).toBe(true);
        },
      ),
    );
  });

  test('without I.V.A. is what converting gives', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e12 }),
        fc.constantFrom('USD', 'BRL', 'ARS'),
        fc.constantFrom(0, 5, 10),
        (minor, currency, taxPercent) => {
          const price = without(minor, taxPercent);
          expect(priceIn(price, currency, rates)).toEqual(convert(price.amount, currency, rates));
        },
      ),
    );
  });

  test('that costs more never asks for less', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e10 }),
        fc.integer({ min: 0, max: 1e5 }),
        fc.constantFrom(...currencyCodes),
        fc.boolean(),
        (minor, more, currency, taxIncluded) => {
          const [less, dearer] = [minor, minor + more].map(
            (amount) => priceIn({ ...without(amount), taxIncluded }, currency, rates).minor,
          );
          expect(dearer).toBeGreaterThanOrEqual(less ?? 0);
        },
      ),
    );
  });
});

describe('the part of amounts that is I.V.A.', () => {
  const guaranis = (minor: number, taxPercent: number) => ({
    amount: money(minor, 'PYG'),
    taxPercent,
  });

  test.each([
    // 529,800 ÷ 11 = 48,163.6…
    [[guaranis(529_800, 10)], 48_164],
    // 505,700 ÷ 21 = 24,080.95…
    [[guaranis(505_700, 5)], 24_081],
    [[guaranis(481_600, 0)], 0],
    [[guaranis(529_800, 10), guaranis(505_700, 5), guaranis(481_600, 0)], 72_245],
    [[], 0],
  ])('of %j is %i guaranis', (amounts, part) => {
    expect(taxIn(amounts, 'PYG')).toEqual(money(part, 'PYG'));
  });

  // Spec: decision 43
  test('is rounded once for each rate, not line by line', () => {
    // 100 ÷ 11 = 9.09…, so that eleven lines apart would be 99.
    const lines = Array.from({ length: 11 }, () => guaranis(100, 10));
    expect(taxIn(lines, 'PYG').minor).toBe(100);
  });

  test.each(['USD', 'BRL', 'ARS'] as const)('is nothing in %s', (currency) => {
    expect(taxIn([{ amount: money(6490, currency), taxPercent: 10 }], currency)).toEqual(
      money(0, currency),
    );
  });

  test('refuses an amount in another currency', () => {
    expect(() => taxIn([{ amount: money(1, 'USD'), taxPercent: 10 }], 'PYG')).toThrow(RangeError);
  });

  const anyLine = fc.record({
    cents: fc.integer({ min: 1, max: 1e7 }),
    quantity: fc.integer({ min: 1, max: 99 }),
    taxPercent: fc.constantFrom(0, 5, 10),
  });
  const priced = (lines: readonly { cents: number; quantity: number; taxPercent: number }[]) =>
    lines.map(({ cents, quantity, taxPercent }) => ({
      amount: multiply(priceIn(without(cents, taxPercent), 'PYG', rates), quantity),
      taxPercent,
    }));

  test('with what is left makes the total, and is the tax of what is left, for each rate to half a guarani', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 30 }), (lines) => {
        const amounts = priced(lines);
        const parts = [0, 5, 10].map((percent) => {
          const ofRate = amounts.filter(({ taxPercent }) => taxPercent === percent);
          const total = sum(
            ofRate.map(({ amount }) => amount),
            'PYG',
          ).minor;
          const part = taxIn(ofRate, 'PYG').minor;
          // part = total × percent ÷ (100 + percent), give or take a half
          expect(Math.abs(part * (100 + percent) - total * percent) * 2).toBeLessThanOrEqual(
            100 + percent,
          );
          return part;
        });
        expect(taxIn(amounts, 'PYG').minor).toBe(parts.reduce((one, other) => one + other, 0));
      }),
    );
  });

  test('does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 30 }), (lines) => {
        const amounts = priced(lines);
        expect(taxIn(amounts.toReversed(), 'PYG')).toEqual(taxIn(amounts, 'PYG'));
      }),
    );
  });
});
