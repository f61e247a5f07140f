import { createCart } from '@ponte/contract/cart';
import { getOrder, startCheckout } from '@ponte/contract/orders';
import { calculateShipping, type WireDeliveryOption } from '@ponte/contract/shipping';
import { eq } from 'drizzle-orm';
import { products, sandboxPayments } from '../platform/db/schema/index.ts';
import { paraguayanForm, signUp } from './customers.ts';
import type { TestApp } from './test-app.ts';

export const cities = { foz: 4031, este: 5737, asuncion: 5571, encarnacion: 5679, mariscal: 5811 };

let carts = 0;

/** Product 8 costs 64.90 dollars. */
export function newCart(quantity = 1, moeda_id = 2) {
  return {
    external_id: `cart-to-be-ordered-${(carts += 1)}`,
    filial_id: 1,
    moeda_id,
    itens: [{ produto_id: 8, qtde: quantity, armazem_id: 1, ativo: true }],
  };
}

export async function saveCart(shop: TestApp, token: string, quantity = 1, moeda_id = 2) {
  const body = newCart(quantity, moeda_id);
  await shop.call(createCart, { body, token });
  return body.external_id;
}

export function shippingOf(
  shop: TestApp,
  externalId: string,
  body: object,
  token?: string,
): Promise<WireDeliveryOption[]> {
  return shop.call(calculateShipping, {
    params: { external_id: externalId },
    body: { moeda_id: 2, ...body },
    ...(token !== undefined && { token }),
  });
}

/** Sets the price, in cents of a dollar, of product 8. */
export const setPrice = (shop: TestApp, cents: number) =>
  shop.db.update(products).set({ priceUsdCents: cents }).where(eq(products.id, 8));

/**
 * A new customer with a saved cart and its delivery options; a resident lives in Ciudad del Este
 * and pays in guaranis.
 */
export async function atCheckout(shop: TestApp, who: 'foreigner' | 'resident' = 'foreigner') {
  const isResident = who === 'resident';
  const { token, email } = await signUp(shop, isResident ? paraguayanForm : undefined);
  const moeda_id = isResident ? 3 : 2;
  const cartId = await saveCart(shop, token, 1, moeda_id);
  const where = { cidade_id: isResident ? cities.este : cities.foz, moeda_id };
  const [counter, point, home] = await shippingOf(shop, cartId, where, token);
  return { token, email, cartId, counter, point, home };
}

export function choiceOf(option: WireDeliveryOption | undefined, rest: object = {}) {
  return {
    token_entrega: option?.token ?? '',
    valor_frete: option?.valor,
    entrega_servico_id: option?.entrega_servico_id ?? null,
    ...rest,
  };
}

export const checkOut = (
  shop: TestApp,
  token: string,
  cartId: string,
  body: object,
  origin?: string,
) =>
  shop.call(startCheckout, {
    token,
    params: { external_id: cartId },
    body,
    ...(origin !== undefined && { headers: { Origin: origin } }),
  });

export const readOrder = (shop: TestApp, token: string, external_id: string, lang = 'pt') =>
  shop.call(getOrder, { token, params: { external_id }, query: { lang } });

export const refuseCheckout = (
  shop: TestApp,
  token: string | undefined,
  cartId: string,
  body: object,
) =>
  shop.refused(startCheckout, {
    params: { external_id: cartId },
    body,
    ...(token !== undefined && { token }),
  });

/** Orders a new cart for collection at the counter; returns it with its payment page. */
export async function orderAtCounter(shop: TestApp, token: string, moeda_id = 2) {
  const cartId = await saveCart(shop, token, 1, moeda_id);
  const [counter] = await shippingOf(shop, cartId, { cidade_id: cities.foz, moeda_id }, token);
  const { external_id, link_pagamento } = await checkOut(shop, token, cartId, choiceOf(counter));
  return {
    cartId,
    externalId: external_id ?? '',
    page: new URL([link_pagamento].flat()[0] ?? ''),
    read: () => shop.call(getOrder, { token, params: { external_id: external_id ?? '' } }),
  };
}

/** Reopens the sandbox's pages, as if the provider could not close them in time. */
export const reopenPages = (shop: TestApp) =>
  shop.db.update(sandboxPayments).set({ expiresAt: new Date(Date.UTC(2030, 0)) });

export function press(shop: TestApp, page: URL, action: string) {
  return shop.app.request(`${page.pathname}${page.search}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ action }).toString(),
  });
}
