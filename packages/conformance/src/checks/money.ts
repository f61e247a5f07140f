import { getStart } from '@ponte/contract/start';
import {
  compare,
  currencyCodes,
  equals,
  money,
  priceIn,
  type CurrencyCode,
  type ExchangeRates,
} from '@ponte/regional/money';
import type { Area } from '../check.ts';
import { page, priceOf, shopCurrencies } from '../goods.ts';
import { expect, type Store } from '../store.ts';

async function dollarRates(store: Store): Promise<ExchangeRates> {
  const { exchange_rates } = await store.ask(getStart);
  const entries = Object.entries(shopCurrencies).flatMap(([code, id]) => {
    const rate = exchange_rates.find(
      ({ source_currency, target_currency }) =>
        Number(source_currency.id) === shopCurrencies.USD && Number(target_currency.id) === id,
    );
    return rate ? [[code, rate.tax] as const] : [];
  });
  return Object.fromEntries(entries);
}

const firstProducts = (store: Store, moeda_id: number) =>
  page(store, { moeda_id, per_page: 50, order_by: 'id', order: 'asc' });

/** Whether one price follows from another, kept with or without I.V.A. */
const converts =
  (code: CurrencyCode) =>
  async ({ store }: { readonly store: Store }) => {
    const rates = await dollarRates(store);
    const dollars = await firstProducts(store, shopCurrencies.USD);
    const others = await firstProducts(store, shopCurrencies[code]);
    let compared = 0;
    for (const product of dollars.data) {
      const other = others.data.find(({ id }) => Number(id) === Number(product.id));
      const amount = priceOf(product, 'USD');
      const shown = other && priceOf(other, code);
      if (!amount || !shown || product.mostrar_preco === false) continue;
      compared += 1;
      const taxPercent = Number(product.iva ?? 10);
      const around = (cents: number) =>
        priceIn(
          { amount: money(amount.minor + cents, 'USD'), taxIncluded: false, taxPercent },
          code,
          rates,
        );
      // A shop that keeps prices with I.V.A. converts what it keeps, not the rounded dollars.
      expect(
        compare(around(-1), shown) <= 0 && compare(shown, around(1)) <= 0,
        `Product ${product.id} costs ${shown.minor} ${code} in minor units, not ${around(0).minor}.`,
      );
      if (code === 'PYG')
        expect(
          shown.minor % 100 === 0,
          `Product ${product.id}: guaranis are not whole hundreds (decision 43).`,
        );
    }
    expect(compared > 0, 'No product has a price in both currencies.');
  };

export const amounts: Area = {
  name: 'money',
  section: 'Money',
  checks: [
    {
      name: 'prices say the currency that was asked for',
      run: async ({ store }) => {
        for (const id of [1, 2, 3, 4]) {
          const { data } = await firstProducts(store, id);
          const said = data.filter(({ moeda }) => moeda);
          expect(
            said.every(({ moeda }) => Number(moeda?.id) === id),
            `moeda_id=${id} is answered in another currency.`,
          );
        }
      },
    },
    {
      name: 'amounts are decimal strings of their currency, and the price stands once',
      run: async ({ store }) => {
        for (const code of currencyCodes) {
          const { data } = await firstProducts(store, shopCurrencies[code]);
          for (const product of data) {
            const price = priceOf(product, code);
            const { valor_venda } = product;
            if (!price || !valor_venda || !product.preco_atual?.valor_venda) continue;
            const twice = priceOf({ ...product, preco_atual: null }, code) ?? money(0, code);
            expect(equals(price, twice), `Product ${product.id} has two different prices.`);
          }
        }
      },
    },
    { name: 'reais follow from dollars by the rate, rounded once', run: converts('BRL') },
    { name: 'guaranis include I.V.A., in whole hundreds', run: converts('PYG') },
    { name: 'pesos follow from dollars by the rate, rounded once', run: converts('ARS') },
    {
      name: 'a hidden price is not told, and cannot be put into a cart',
      run: async ({ store }) => {
        const { data } = await page(store, { per_page: 100 });
        for (const product of data.filter(
          ({ mostrar_preco }) => mostrar_preco === false || mostrar_preco === 0,
        )) {
          const price = product.preco_atual?.valor_venda ?? product.valor_venda;
          expect(
            !price || Number(price) === 0,
            `Product ${product.id} hides its price and tells it.`,
          );
          expect(!product.token, `Product ${product.id} hides its price and has a token.`);
        }
      },
    },
  ],
};
