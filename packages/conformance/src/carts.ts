import { randomUUID } from 'node:crypto';
import { createCart, type WireCart } from '@ponte/contract/cart';
import type { WireProduct } from '@ponte/contract/products';
import { equals, multiply, sum, type CurrencyCode } from '@ponte/regional/money';
import { amountOf, shopCurrencies } from './goods.ts';
import { expect, type Store } from './store.ts';

/** A line as a browser sends it. */
export const lineOf = (product: WireProduct, qtde = 1, changes: object = {}) => ({
  produto_id: Number(product.id),
  qtde,
  armazem_id: 1,
  ativo: true,
  ...(product.token && { token: product.token }),
  ...changes,
});

export const cartOf = (itens: readonly object[], changes: object = {}) => ({
  external_id: randomUUID(),
  filial_id: 1,
  moeda_id: shopCurrencies.USD,
  itens,
  ...changes,
});

/** Saves a cart of one product, and returns the request and its response. */
export async function savedCart(store: Store, product: WireProduct, qtde = 1, token?: string) {
  const body = cartOf([lineOf(product, qtde)]);
  const cart = await store.ask(createCart, { body, token });
  return { body, cart };
}

/** Subtotals are unit times quantity, and the total is that of the active lines. */
export function checkTotals(cart: WireCart, currency: CurrencyCode): void {
  expect(
    Number(cart.moeda_id) === shopCurrencies[currency],
    `A cart asked for in ${currency} has currency ${cart.moeda_id}.`,
  );
  const amounts = cart.itens.map((item) => {
    const subtotal = multiply(amountOf(item.valor_unitario, currency), Number(item.qtde));
    if (item.valor_subtotal) {
      expect(
        equals(amountOf(item.valor_subtotal, currency), subtotal),
        `The subtotal of product ${item.produto_id} is not unit times quantity.`,
      );
    }
    return item.ativo ? [subtotal] : [];
  });
  const total = sum(amounts.flat(), currency);
  expect(
    equals(amountOf(cart.valor_total, currency), total),
    `The cart’s total is ${cart.valor_total}, its active lines make ${total.minor} in minor units.`,
  );
}
