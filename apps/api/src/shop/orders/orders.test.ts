import { getOrder, listOrders } from '@ponte/contract/orders';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { orderItems, orders } from '../../platform/db/schema/index.ts';
import { signUp } from '../../testing/customers.ts';
import {
  atCheckout,
  checkOut,
  choiceOf,
  orderAtCounter,
  press,
  readOrder,
  refuseCheckout,
  reopenPages,
  setPrice,
} from '../../testing/shopping.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp(undefined, { limitFactor: 100 });
});
afterAll(() => shop.close());

describe('a cart that is paid', () => {
  test('is bought: the same checkout makes no second order, nor does another choice', async () => {
    const { token, cartId, counter, point } = await atCheckout(shop, 'resident');
    const { external_id, link_pagamento } = await checkOut(shop, token, cartId, choiceOf(counter));
    await press(shop, new URL([link_pagamento].flat()[0] ?? ''), 'approve');

    for (const choice of [choiceOf(counter), choiceOf(point, { id_ponto_entrega: 2 })]) {
      const { status, body } = await refuseCheckout(shop, token, cartId, choice);
      expect([status, body]).toEqual([
        409,
        { message: 'Este carrinho já foi pago. Veja o pedido em Meus pedidos.' },
      ]);
    }
    const { data } = await shop.call(listOrders, { token });
    expect(data.map((order) => [order.external_id, order.status])).toEqual([[external_id, 'PAGO']]);
  });

  test('on the page of an earlier choice, which was not closed in time, ends the later one', async () => {
    const { token, cartId, counter, point } = await atCheckout(shop, 'resident');
    const first = await checkOut(shop, token, cartId, choiceOf(counter));
    await checkOut(shop, token, cartId, choiceOf(point, { id_ponto_entrega: 2 }));

    await reopenPages(shop);
    await press(shop, new URL([first.link_pagamento].flat()[0] ?? ''), 'approve');

    const { data } = await shop.call(listOrders, { token });
    expect(data.map((order) => [order.external_id, order.status])).toEqual([
      [first.external_id, 'PAGO'],
    ]);
    expect(await readOrder(shop, token, cartId)).toMatchObject({ status: 'PAGO' });
  });

  test('on both pages is two paid orders: no money is lost', async () => {
    const { token, cartId, counter, point } = await atCheckout(shop, 'resident');
    const first = await checkOut(shop, token, cartId, choiceOf(counter));
    const second = await checkOut(shop, token, cartId, choiceOf(point, { id_ponto_entrega: 2 }));

    for (const { link_pagamento } of [first, second]) {
      await reopenPages(shop);
      await press(shop, new URL([link_pagamento].flat()[0] ?? ''), 'approve');
    }

    const { data } = await shop.call(listOrders, { token });
    expect(data.map((order) => [order.external_id, order.status])).toEqual([
      [second.external_id, 'PAGO'],
      [first.external_id, 'PAGO'],
    ]);
  });
});

describe('an order', () => {
  // Spec: accounts 3.9, 7.23
  test('is its owner’s alone', async () => {
    const [owner, other] = [await signUp(shop), await signUp(shop)];
    const { externalId } = await orderAtCounter(shop, owner.token);
    const sent = { params: { external_id: externalId } };

    expect((await shop.refused(getOrder, sent)).status).toBe(401);
    expect((await shop.refused(getOrder, { ...sent, token: other.token })).status).toBe(404);
    expect((await shop.call(listOrders, { token: other.token })).data).toEqual([]);
    expect((await shop.refused(listOrders)).status).toBe(401);
  });

  test('is also found by the external id of its cart', async () => {
    const { token } = await signUp(shop);
    const { cartId, externalId } = await orderAtCounter(shop, token);

    expect(await readOrder(shop, token, cartId)).toMatchObject({ external_id: externalId });
  });

  test('keeps the prices of its day', async () => {
    const { token } = await signUp(shop);
    const { read } = await orderAtCounter(shop, token);
    await setPrice(shop, 9999);
    const order = await read();
    await setPrice(shop, 6490);

    expect(order).toMatchObject({ valor_total: '64.90', itens: [{ valor_unitario: '64.90' }] });
  });

  // Spec: accounts 7.22
  test('stands in a list with the newest first', async () => {
    const { token } = await signUp(shop);
    const [first, second] = [await orderAtCounter(shop, token), await orderAtCounter(shop, token)];

    const { data } = await shop.call(listOrders, { token });

    expect(data.map(({ external_id }) => external_id)).toEqual([
      second.externalId,
      first.externalId,
    ]);
  });

  test('stands in a list with its first goods and their number, asked for together', async () => {
    const { token } = await signUp(shop);
    const reads = vi.spyOn(shop.db, 'select');
    const readsOf = async () => {
      reads.mockClear();
      const { data } = await shop.call(listOrders, { token });
      return { data, count: reads.mock.calls.length };
    };
    const { externalId } = await orderAtCounter(shop, token);
    const one = await readsOf();
    await orderAtCounter(shop, token);
    const [order] = await shop.db.select().from(orders).where(eq(orders.externalId, externalId));
    const [line] = await shop.db
      .select()
      .from(orderItems)
      .where(eq(orderItems.orderId, order?.id ?? 0));
    if (!line) throw new Error('no line');
    const more = [1, 2, 3, 4, 5].map((position) => ({ ...line, position, quantity: position }));
    await shop.db.insert(orderItems).values(more);

    const both = await readsOf();

    expect(both.count).toBe(one.count);
    const [second, first] = both.data;
    expect(first).toMatchObject({
      itens: [{ qtde: 1 }, { qtde: 1 }, { qtde: 2 }, { qtde: 3 }],
      itens_total: 6,
    });
    expect(second).toMatchObject({ itens: [{ produto: { nome: line.namePt } }], itens_total: 1 });
    expect(second?.itens?.[0]?.produto?.imagens?.length).toBeLessThan(2);
  });
});
