import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convert, currencyCodes, money, type ExchangeRates } from './index.ts';

const rates: ExchangeRates = { BRL: '5.42', PYG: '7420', ARS: '1385.00' };

describe('convert', () => {
  // Spec: storefront 3.20
  // Spec: decision 8
  test('multiplies dollars by the rate, as on the price tag', () => {
    const price = money(6490, 'USD');
    expect(convert(price, 'BRL', rates)).toEqual(money(35_176, 'BRL'));
    expect(convert(price, 'PYG', rates)).toEqual(money(481_558, 'PYG'));
    expect(convert(price, 'ARS', rates)).toEqual(money(8_988_650, 'ARS'));
  });

  test('divides by the rate on the way to dollars', () => {
    expect(convert(money(481_558, 'PYG'), 'USD', rates)).toEqual(money(6490, 'USD'));
  });

  // Spec: storefront 9.17
  // Spec: decision 7
  test('goes through the dollar between two other currencies, rounding only once', () => {
    // G$ 3.717 are U$ 0,500943…, which are R$ 2,7151…; by way of U$ 0,50 they would be R$ 2,71.
    expect(convert(money(3_717, 'PYG'), 'BRL', rates)).toEqual(money(272, 'BRL'));
    expect(convert(convert(money(3_717, 'PYG'), 'USD', rates), 'BRL', rates)).toEqual(
      money(271, 'BRL'),
    );
  });

  test.each([
    [1, '0.5', 1],
    [-1, '0.5', -1],
    [1, '0.49999999999999999999', 0],
    [-1, '0.49999999999999999999', 0],
    [3, '0.5', 2],
    [-3, '0.5', -2],
    [5, '0.5', 3],
  ])('rounds %i cents × %s half away from zero to %i', (minor, rate, rounded) => {
    expect(convert(money(minor, 'USD'), 'BRL', { BRL: rate }).minor).toBe(rounded);
  });

  test('stays exact at 10^15 minor units', () => {
    expect(convert(money(1e15 + 1, 'USD'), 'BRL', { BRL: '1.000000000000001' }).minor).toBe(
      1_000_000_000_000_002,
    );
  });

  test('leaves an amount of the asked currency alone, whatever the rates', () => {
    const amount = money(7, 'PYG');
    expect(convert(amount, 'PYG', {})).toBe(amount);
  });

  test('takes the dollar as one dollar, whatever the rates say', () => {
    expect(convert(money(100, 'USD'), 'BRL', { USD: '2', BRL: '5' })).toEqual(money(500, 'BRL'));
  });

  // Spec: storefront 9.17
  test('gives zero when a needed rate is missing', () => {
    expect(convert(money(100, 'USD'), 'ARS', {})).toEqual(money(0, 'ARS'));
    expect(convert(money(100, 'ARS'), 'USD', {})).toEqual(money(0, 'USD'));
    expect(convert(money(100, 'BRL'), 'ARS', { ARS: '1385' })).toEqual(money(0, 'ARS'));
  });

  test.each(['', '0', '0.00', '-5', '5,42', '1e3', 'NaN', ' 5', '5.', '.5', '1'.repeat(16)])(
    'gives zero for the rate %j, which is none',
    (rate) => {
      expect(convert(money(100, 'USD'), 'BRL', { BRL: rate })).toEqual(money(0, 'BRL'));
      expect(convert(money(100, 'BRL'), 'USD', { BRL: rate })).toEqual(money(0, 'USD'));
    },
  );

  test('reads rates of 15 digits before the dot and 20 after it', () => {
    const fine = `1.${'0'.repeat(19)}1`;
    expect(convert(money(100, 'USD'), 'BRL', { BRL: fine }).minor).toBe(100);
    expect(convert(money(100, 'USD'), 'BRL', { BRL: `${fine}0` }).minor).toBe(0);
    expect(convert(money(1, 'USD'), 'PYG', { PYG: '100000000000000' }).minor).toBe(1e12);
  });

  test('gives zero when the rate takes the amount out of the exact range', () => {
    expect(convert(money(1e15, 'USD'), 'BRL', { BRL: '999999999999999' })).toEqual(money(0, 'BRL'));
  });

  test('never turns a positive amount negative nor loses more than half a minor unit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e12 }),
        fc.constantFrom(...currencyCodes),
        (minor, to) => {
          const there = convert(money(minor, 'USD'), to, rates);
          const back = convert(there, 'USD', rates);
          // Every currency here is finer than a cent, so half a unit there is less than a cent here.
          expect(back.minor).toBe(minor);
        },
      ),
    );
  });
});
