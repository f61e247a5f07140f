import { expect, test } from 'vitest';
import { FakeStore } from '../testing/fake-store.ts';
import { ok, regionPY } from '../testing/index.ts';
import { openShop } from '../testing/open-shop.ts';
import { wireStart } from '../testing/samples.ts';
import { visitorCurrency } from './index.ts';

// Spec: storefront 4.19, 4.20, 4.21
test.each([
  ['foreign', 'es-PY', 'USD'],
  ['resident', 'pt-BR', 'PYG'],
  [null, 'es-PY', 'PYG'],
  [null, 'pt-BR', 'USD'],
] as const)('the prices of a %s customer in %s are in %s', (kind, locale, currency) => {
  expect(visitorCurrency(kind, locale)).toBe(currency);
});

// Spec: storefront 1.1, 2.53
test('a price is also said in the three other currencies, in their fixed order', async () => {
  const { shop } = openShop(new FakeStore().respond);
  await shop.startData.load();
  expect(shop.prices.others({ minor: 6490, currency: 'USD' })).toEqual([
    { minor: 35_176, currency: 'BRL' },
    { minor: 481_558, currency: 'PYG' },
    { minor: 8_988_650, currency: 'ARS' },
  ]);
  expect(shop.prices.others({ minor: 481_558, currency: 'PYG' }).map((m) => m.currency)).toEqual([
    'USD',
    'BRL',
    'ARS',
  ]);
});

test('a short price shows reais beside dollars, and dollars beside guaranis', async () => {
  const { shop } = openShop(new FakeStore().respond);
  await shop.startData.load();
  expect(shop.prices.second({ minor: 6490, currency: 'USD' })).toEqual({
    minor: 35_176,
    currency: 'BRL',
  });
  expect(shop.prices.second({ minor: 481_558, currency: 'PYG' })).toEqual({
    minor: 6490,
    currency: 'USD',
  });
});

// Spec: decision 7
test('an amount is zero where the rate is missing', async () => {
  const { shop } = openShop(() => ok(wireStart({ exchange_rates: [] })));
  await shop.startData.load();
  expect(shop.prices.others({ minor: 6490, currency: 'USD' }).map(({ minor }) => minor)).toEqual([
    0, 0, 0,
  ]);
  expect(shop.prices.chips).toEqual([]);
});

// Spec: storefront 2.16
test('the chips are the rates from the dollar, in the order of the currencies', async () => {
  const { shop } = openShop(new FakeStore().respond, { region: regionPY });
  expect(shop.prices.chips).toEqual([]);
  await shop.startData.load();
  expect(shop.prices.chips).toEqual([
    { currency: 'BRL', rate: '5.42' },
    { currency: 'PYG', rate: '7420' },
    { currency: 'ARS', rate: '1385.00' },
  ]);
});
