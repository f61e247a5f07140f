import { getProductDetails } from '@ponte/contract/products';
import { getStart } from '@ponte/contract/start';
import type { CurrencyCode } from '@ponte/regional/money';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { exchangeRates } from '../db/schema/index.ts';
import { pricesIn, trimDecimal } from './prices.ts';

const withoutTax = { taxIncluded: false };
const withTax = { taxIncluded: true };
const priced = (priceUsdCents: number, taxPercent = 10) => ({ priceUsdCents, taxPercent });

/** The rates of the start data, once the cached ones are stale. */
async function rates(shop: TestApp) {
  shop.passTime(40_000);
  return (await shop.call(getStart)).exchange_rates;
}
const setRate = (shop: TestApp, target: CurrencyCode, rate: string) =>
  shop.db.update(exchangeRates).set({ rate }).where(eq(exchangeRates.target, target));

describe('prices in a currency', () => {
  test('are converted exactly and rounded once, half away from zero', () => {
    const inReais = pricesIn('BRL', { BRL: '5.4215' }, withoutTax);

    expect(inReais.of(priced(6490))).toEqual({ minor: 35186, currency: 'BRL' });
    expect(inReais.of(priced(100))).toEqual({ minor: 542, currency: 'BRL' });
  });

  // Spec: decision 43
  test('have the I.V.A. of each product in guaranis, up to whole hundreds', () => {
    const inGuaranis = pricesIn('PYG', { PYG: '7420' }, withoutTax);

    // 64.90 × 7420 is 481,558.
    expect([10, 5, 0].map((percent) => inGuaranis.of(priced(6490, percent)).minor)).toEqual([
      529_800, 505_700, 481_600,
    ]);
  });

  test('lose the I.V.A. that is kept in them for who pays none', () => {
    const inDollars = pricesIn('USD', {}, withTax);
    const inGuaranis = pricesIn('PYG', { PYG: '7420' }, withTax);

    expect([10, 5, 0].map((percent) => inDollars.of(priced(7139, percent)).minor)).toEqual([
      6490, 6799, 7139,
    ]);
    expect(inGuaranis.of(priced(7139))).toEqual({ minor: 529_800, currency: 'PYG' });
  });

  test.each([
    ['USD', withoutTax, 'kept'],
    ['BRL', withoutTax, 'kept'],
    ['PYG', withoutTax, 'taxed'],
    ['PYG', withTax, 'kept'],
    ['ARS', withTax, 'untaxed'],
  ] as const)('in %s of those kept as %o come in the order %s', (currency, kept, order) => {
    expect(pricesIn(currency, { BRL: '5', PYG: '7420', ARS: '1385' }, kept).order).toBe(order);
  });

  test.each([[{}], [{ PYG: '0' }], [{ PYG: '0.000' }]])(
    'without a rate (%o) are dollars, because goods would be free',
    (rates) => {
      const prices = pricesIn('PYG', rates, withoutTax);

      expect(prices.currency).toBe('USD');
      expect(prices.of(priced(6490))).toEqual({ minor: 6490, currency: 'USD' });
    },
  );

  test.each([
    ['5.421500000000', '5.4215'],
    ['7420.000000000000', '7420'],
    ['7420', '7420'],
    ['0.000000000000', '0'],
  ])('the rate %s is written %s', (stored, written) => {
    expect(trimDecimal(stored)).toBe(written);
  });
});

describe('a rate that changes', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await startTestApp();
  });
  afterAll(() => shop.close());

  test('changes prices within seconds', async () => {
    const inGuaranis = { params: { slugOrId: '8' }, query: { moeda_id: 3 } };
    const before = await shop.call(getProductDetails, inGuaranis);
    await setRate(shop, 'PYG', '7500');

    shop.passTime(5_001);
    const after = await shop.call(getProductDetails, inGuaranis);

    expect([before.valor_venda, after.valor_venda]).toEqual(['529800', '535500']);
  });

  test('says since when it holds; one that is set to what it was keeps its moment', async () => {
    const before = await rates(shop);
    await setRate(shop, 'PYG', '7600');
    await setRate(shop, 'BRL', '5.4215');
    const after = await rates(shop);

    const [real, guarani] = after;
    expect(real).toEqual(before[0]);
    expect(guarani?.tax).toBe('7600');
    expect(Date.parse(guarani?.updated_at ?? '')).toBeGreaterThan(
      Date.parse(before[1]?.updated_at ?? ''),
    );
  });

  test('of before its moment was kept says nothing about it', async () => {
    await shop.db.update(exchangeRates).set({ updatedAt: null });
    expect((await rates(shop)).filter((rate) => 'updated_at' in rate)).toEqual([]);
  });
});

describe('a shop that keeps its prices with I.V.A.', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await startTestApp(undefined, { pricesIncludeTax: true });
  });
  afterAll(() => shop.close());

  // Spec: decision 43
  test.each([
    // 64.90 ÷ 1.10
    [2, '59.00'],
    // 59 × 5.4215 = 319.8685
    [1, '319.87'],
    // 64.90 × 7420 = 481,558
    [3, '481600'],
  ])('asks for them without it in currency %i, but in guaranis', async (moeda_id, price) => {
    const asked = { params: { slugOrId: '8' }, query: { moeda_id } };

    expect((await shop.call(getProductDetails, asked)).valor_venda).toBe(price);
  });
});
