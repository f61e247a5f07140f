import { getProductDetails } from '@ponte/contract/products';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exchangeRates } from '../db/schema/index.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { pricesIn, trimDecimal } from './prices.ts';

describe('prices in a currency', () => {
  test('are converted exactly and rounded once, half away from zero', () => {
    const inReais = pricesIn('BRL', { BRL: '5.4215' });

    expect(inReais.of({ priceUsdCents: 6490 })).toEqual({ minor: 35186, currency: 'BRL' });
    expect(inReais.of({ priceUsdCents: 100 })).toEqual({ minor: 542, currency: 'BRL' });
  });

  test.each([[{}], [{ PYG: '0' }], [{ PYG: '0.000' }]])(
    'without a rate (%o) are dollars, because goods would be free',
    (rates) => {
      const prices = pricesIn('PYG', rates);

      expect(prices.currency).toBe('USD');
      expect(prices.of({ priceUsdCents: 6490 })).toEqual({ minor: 6490, currency: 'USD' });
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
    await shop.db
      .update(exchangeRates)
      .set({ rate: '7500' })
      .where(eq(exchangeRates.target, 'PYG'));

    shop.passTime(5_001);
    const after = await shop.call(getProductDetails, inGuaranis);

    expect([before.valor_venda, after.valor_venda]).toEqual(['481558', '486750']);
  });
});
