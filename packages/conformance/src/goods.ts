import type { WireProduct } from '@ponte/contract/products';
import { listProducts } from '@ponte/contract/products';
import { currencies, parseMoney, type CurrencyCode, type Money } from '@ponte/regional/money';
import { expect, type Sent, type Store } from './store.ts';

/** Ids of currencies in the shop's numbering. */
export const shopCurrencies = { BRL: 1, USD: 2, PYG: 3, ARS: 4 } as const satisfies Record<
  CurrencyCode,
  number
>;

/** An amount of the wire, which has to have its currency's decimals or fewer. */
export function amountOf(decimal: string | null | undefined, currency: CurrencyCode): Money {
  const parsed = parseMoney(decimal ?? '', currency);
  expect(
    parsed.ok,
    `“${decimal}” is no amount of ${currency} with at most ${currencies[currency].decimals} decimals.`,
  );
  return parsed.money;
}

export function priceOf(product: WireProduct, currency: CurrencyCode): Money | undefined {
  const decimal = product.preco_atual?.valor_venda ?? product.valor_venda;
  return decimal === null || decimal === undefined ? undefined : amountOf(decimal, currency);
}

const isForSale = (product: WireProduct): boolean =>
  Boolean(product.mostrar_preco ?? true) &&
  Boolean(product.tem_estoque) &&
  typeof product.token === 'string' &&
  product.token !== '';

/** Products that a cart takes, with their price in a currency. */
export async function goodsForSale(
  store: Store,
  currency: CurrencyCode = 'USD',
): Promise<WireProduct[]> {
  const { data } = await store.ask(listProducts, {
    query: { per_page: 50, tem_estoque: 1, moeda_id: shopCurrencies[currency] },
  });
  const goods = data.filter(isForSale);
  expect(
    goods.length >= 3,
    'Fewer than three of the first fifty products in stock can be bought: the checks need three.',
  );
  return goods;
}

export const ids = (products: readonly WireProduct[]): number[] =>
  products.map(({ id }) => Number(id));

/** A page of products. */
export const page = (store: Store, query: Sent['query']) =>
  store.ask(listProducts, { query: query ?? {} });
