import { getMe } from '@ponte/contract/accounts';
import { createCart, updateCart } from '@ponte/contract/cart';
import { listOrders } from '@ponte/contract/orders';
import type { WireDeliveryOption } from '@ponte/contract/shipping';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deliveryZones, exchangeRates } from '../../platform/db/schema/index.ts';
import { paraguayanForm, signIn, signUp } from '../../testing/customers.ts';
import {
  atCheckout,
  choiceOf,
  cities,
  newCart,
  refuseCheckout,
  saveCart,
  setPrice,
  shippingOf,
} from '../../testing/shopping.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp(undefined, { limitFactor: 100 });
});
afterAll(() => shop.close());

describe('a checkout with amounts that are not the present ones', () => {
  const staleCheckout = async (change: () => Promise<unknown>) => {
    const { token, cartId, counter } = await atCheckout(shop);
    await change();
    const refusal = await refuseCheckout(shop, token, cartId, choiceOf(counter));
    await setPrice(shop, 6490);
    return { ...refusal, data: (await shop.call(listOrders, { token })).data };
  };

  test('is refused with the new total, because a price changed', async () => {
    const { status, body, data } = await staleCheckout(() => setPrice(shop, 7000));

    expect(status).toBe(409);
    expect(body).toMatchObject({
      message: 'Os valores mudaram. Confira o novo total antes de pagar.',
      valor_total: '70.00',
      valor_frete: '0.00',
    });
    expect(data).toEqual([]);
  });

  /** A resident's home delivery, ordered after a change, which is then undone. */
  const staleDelivery = async (change: () => Promise<unknown>, undo: () => Promise<unknown>) => {
    const { token } = await signUp(shop, paraguayanForm);
    const address = (await shop.call(getMe, { token })).enderecos?.[0]?.id;
    const cartId = await saveCart(shop, token, 1, 3);
    const where = { cidade_id: cities.este, moeda_id: 3 };
    const home = (await shippingOf(shop, cartId, where, token)).find(isHome);
    await change();
    shop.passTime(ratesAreKeptMs);
    const again = (await shippingOf(shop, cartId, where, token)).find(isHome);
    const choice = choiceOf(home, { cliente_endereco_id: address });
    const refusal = await refuseCheckout(shop, token, cartId, choice);
    await undo();
    shop.passTime(ratesAreKeptMs);
    return { ...refusal, again };
  };
  const isHome = (option: WireDeliveryOption) => option.entrega_servico_id === 1;
  const ratesAreKeptMs = 6_000;
  const alto = eq(deliveryZones.stateId, 38);
  const toPYG = eq(exchangeRates.target, 'PYG');

  test('is refused with the new total, because the rate of the guaraní changed', async () => {
    const { status, body, again } = await staleDelivery(
      () => shop.db.update(exchangeRates).set({ rate: '7500' }).where(toPYG),
      () => shop.db.update(exchangeRates).set({ rate: '7420' }).where(toPYG),
    );

    expect(status).toBe(409);
    expect(body).toMatchObject({ valor_total: '560300', valor_frete: '24800' });
    expect(again?.valor).toBe('24800');
  });

  test('is refused with the new total, because the delivery costs something else', async () => {
    const [zone] = await shop.db.select().from(deliveryZones).where(alto);
    const { status, body, again } = await staleDelivery(
      () => shop.db.update(deliveryZones).set({ homeUsdCents: 400 }).where(alto),
      () => shop.db.update(deliveryZones).set({ homeUsdCents: zone?.homeUsdCents }).where(alto),
    );

    expect(status).toBe(409);
    expect(body).toMatchObject({ valor_total: '562500', valor_frete: '32700' });
    expect(again?.valor).toBe('32700');
  });

  test('is refused without a total, because home delivery there has ended', async () => {
    const [zone] = await shop.db.select().from(deliveryZones).where(alto);
    const { status, body, again } = await staleDelivery(
      () => shop.db.delete(deliveryZones).where(alto),
      () => (zone ? shop.db.insert(deliveryZones).values(zone) : Promise.resolve()),
    );

    expect(status).toBe(409);
    expect(body).not.toHaveProperty('valor_total');
    expect(again).toBeUndefined();
  });

  test('is refused, because the offer is an hour old', async () => {
    const { email, cartId, counter } = await atCheckout(shop);

    shop.passTime(3_600_000);
    const later = await signIn(shop, email);

    const { status, body } = await refuseCheckout(shop, later.token, cartId, choiceOf(counter));
    expect(status).toBe(409);
    expect(body).toMatchObject({ valor_total: '64.90', valor_frete: '0.00' });
  });

  test('is refused, because the cart changed', async () => {
    const { token } = await signUp(shop);
    const body = newCart();
    await shop.call(createCart, { body, token });
    const [counter] = await shippingOf(shop, body.external_id, { cidade_id: cities.foz }, token);
    const more = { ...body, itens: body.itens.map((line) => ({ ...line, qtde: 2 })) };
    await shop.call(updateCart, { token, params: { external_id: body.external_id }, body: more });

    const { status, body: refusal } = await refuseCheckout(
      shop,
      token,
      body.external_id,
      choiceOf(counter),
    );

    expect(status).toBe(409);
    expect(refusal).toMatchObject({ valor_total: '129.80' });
  });

  test('is refused, because the browser sends another delivery price', async () => {
    const { token, cartId, point } = await atCheckout(shop, 'resident');
    const choice = choiceOf(point, { id_ponto_entrega: 2, valor_frete: '1' });

    const { status, body } = await refuseCheckout(shop, token, cartId, choice);

    expect(status).toBe(409);
    expect(body).toMatchObject({ valor_frete: '12300', valor_total: '542100' });
  });

  // Spec: decision 11
  test('is refused, because the browser sends an impossible price', async () => {
    const { token, cartId, point } = await atCheckout(shop, 'resident');
    const choice = choiceOf(point, { id_ponto_entrega: 2, valor_frete: '12300.1' });

    const { status, body } = await refuseCheckout(shop, token, cartId, choice);

    expect(status).toBe(409);
    expect(body).toMatchObject({ valor_frete: '12300' });
  });
});
