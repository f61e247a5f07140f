import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  currencyCodes,
  formatCount,
  formatMoney,
  formatMoneyToParts,
  formatRate,
  money,
  toDecimalString,
} from './index.ts';

/** What the functions print, with the no-break space made visible as a plain one. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

describe('formatMoney', () => {
  test.each([
    [6490, 'USD', 'U$ 64,90'],
    [123_456_789, 'USD', 'U$ 1.234.567,89'],
    [35_176, 'BRL', 'R$ 351,76'],
    [481_558, 'PYG', 'G$ 481.558'],
    [999, 'PYG', 'G$ 999'],
    [1000, 'PYG', 'G$ 1.000'],
    [8_988_650, 'ARS', 'P$ 89.886,50'],
    [5, 'USD', 'U$ 0,05'],
    [50, 'USD', 'U$ 0,50'],
    [0, 'USD', 'U$ 0,00'],
    [0, 'PYG', 'G$ 0'],
    [-6490, 'USD', '-U$ 64,90'],
    [-100_000, 'PYG', '-G$ 100.000'],
    [1e15, 'BRL', 'R$ 10.000.000.000.000,00'],
  ] as const)('writes %i minor units of %s on a price tag as %j', (minor, currency, text) => {
    expect(plain(formatMoney(money(minor, currency)))).toBe(text);
  });

  test.each([
    ['suggestion', 'USD', 'U$ 1234,50'],
    ['suggestion', 'BRL', 'R$ 1234,50'],
    ['suggestion', 'ARS', 'P$ 1234,50'],
    ['suggestion', 'PYG', 'G$ 123.450'],
    ['order', 'USD', 'U$ 1.234,50'],
    ['order', 'BRL', 'R$ 1.234,50'],
    ['order', 'PYG', 'G$ 123.450'],
    ['price', 'PYG', 'G$ 123.450'],
  ] as const)('writes 123450 minor units in place %s of %s as %j', (place, currency, text) => {
    expect(plain(formatMoney(money(123_450, currency), { place }))).toBe(text);
  });

  test('never lets a line end between sign and figures', () => {
    expect(formatMoney(money(6490, 'USD'))).toBe('U$\u00A064,90');
  });

  test('leaves the sign out when asked to', () => {
    expect(formatMoney(money(-6490, 'USD'), { symbol: false })).toBe('-64,90');
    expect(plain(formatMoney(money(6490, 'USD'), { symbol: true }))).toBe('U$ 64,90');
  });

  test('gives the sign and the figures apart', () => {
    expect(formatMoneyToParts(money(6490, 'USD'))).toEqual({
      sign: '',
      symbol: 'U$',
      figures: '64,90',
    });
    expect(formatMoneyToParts(money(-481_558, 'PYG'), 'order')).toEqual({
      sign: '-',
      symbol: 'G$',
      figures: '481.558',
    });
  });
});

describe('formatRate', () => {
  // Spec: storefront 2.16
  test.each([
    ['5.42', 2, '5,42'],
    ['7420', 0, '7.420'],
    ['7420.00', 0, '7.420'],
    ['7420.5', 0, '7.421'],
    ['7420.49', 0, '7.420'],
    ['1385', 2, '1.385,00'],
    ['5.425', 2, '5,43'],
    ['0.004', 2, '0,00'],
    ['1234567.891', 3, '1.234.567,891'],
    ['5.42', 20, '5,42000000000000000000'],
  ])('writes the rate %j with %i decimals as %j', (rate, decimals, text) => {
    expect(formatRate(rate, decimals)).toBe(text);
  });

  test('takes two decimals when the wire gives none', () => {
    expect(formatRate('5.4')).toBe('5,40');
  });

  test.each(['', '0', '-1', 'abc', '5,42', '1e5'])(
    'writes nothing for %j, which is no rate',
    (rate) => {
      expect(formatRate(rate, 2)).toBe('');
    },
  );

  test('shows 20 decimals at most', () => {
    expect(formatRate('5.42', 21)).toBe(formatRate('5.42', 20));
    expect(formatRate('5.42', Infinity)).toBe(formatRate('5.42', 20));
  });

  test.each([-1, 1.5, NaN])('refuses %s decimals', (decimals) => {
    expect(() => formatRate('5.42', decimals)).toThrow(RangeError);
  });
});

describe('toDecimalString', () => {
  test.each([
    [6490, 'USD', '64.90'],
    [5, 'USD', '0.05'],
    [-5, 'USD', '-0.05'],
    [123_456_789, 'BRL', '1234567.89'],
    [481_558, 'PYG', '481558'],
    [0, 'ARS', '0.00'],
  ] as const)('writes %i minor units of %s for the wire as %j', (minor, currency, text) => {
    expect(toDecimalString(money(minor, currency))).toBe(text);
  });
});

// Spec: storefront 9.12
test('every written amount has one comma at most and its digits are the amount', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.constantFrom(...currencyCodes), (minor, currency) => {
      const text = formatMoney(money(minor, currency), { symbol: false });
      expect(Number(text.replaceAll(/[.,]/g, ''))).toBe(minor);
      expect(text).toMatch(
        currency === 'PYG' ? /^-?\d{1,3}(?:\.\d{3})*$/ : /^-?\d{1,3}(?:\.\d{3})*,\d\d$/,
      );
    }),
  );
});

describe('formatCount', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [1000, '1.000'],
    [12_345, '12.345'],
    [1_000_000, '1.000.000'],
    [-999, '-999'],
    [-1203, '-1.203'],
  ])('writes %i as %j, thousands apart', (count, text) => {
    expect(formatCount(count)).toBe(text);
  });
});
