import { expect, test } from 'vitest';
import {
  currencies,
  currencyCodes,
  currencyFromOrderId,
  currencyFromShopId,
  orderCurrencyId,
  shopCurrencyId,
} from './index.ts';

test('currencies are listed dollar, real, guarani, peso', () => {
  expect(currencyCodes).toEqual(['USD', 'BRL', 'PYG', 'ARS']);
});

// Spec: storefront 3.27, 3.28, 3.29, 3.30, 9.12, 9.13
// Spec: decision 6
test('each currency has the sign and the decimals of the specification', () => {
  expect(currencyCodes.map((code) => currencies[code])).toEqual([
    { code: 'USD', symbol: 'U$', decimals: 2 },
    { code: 'BRL', symbol: 'R$', decimals: 2 },
    { code: 'PYG', symbol: 'G$', decimals: 0 },
    { code: 'ARS', symbol: 'P$', decimals: 2 },
  ]);
});

test.each([
  [1, 'BRL'],
  [2, 'USD'],
  [3, 'PYG'],
  [4, 'ARS'],
] as const)('the shop numbers %i as %s, both ways', (id, code) => {
  expect(currencyFromShopId(id)).toBe(code);
  expect(shopCurrencyId(code)).toBe(id);
});

test.each([
  [1, 'USD'],
  [2, 'BRL'],
  [3, 'PYG'],
] as const)('the order screens number %i as %s, both ways', (id, code) => {
  expect(currencyFromOrderId(id)).toBe(code);
  expect(orderCurrencyId(code)).toBe(id);
});

test.each([0, -1, 5, 1.5, NaN, Infinity])('no currency has the id %s', (id) => {
  expect(currencyFromShopId(id)).toBeUndefined();
  expect(currencyFromOrderId(id)).toBeUndefined();
});

// Spec: storefront 3.31
// Spec: accounts 9.10
// Spec: decision 6
test('the order screens have no peso', () => {
  expect(currencyFromOrderId(4)).toBeUndefined();
  expect(orderCurrencyId('ARS')).toBeUndefined();
});
