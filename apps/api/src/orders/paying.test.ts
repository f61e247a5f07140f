import { listPayments } from '@ponte/contract/orders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orders, payments } from '../db/schema/index.ts';
import { lastMail, signIn, signUp } from '../testing/customers.ts';
import {
  atCheckout,
  checkOut,
  choiceOf,
  orderAtCounter,
  press,
  readOrder,
} from '../testing/shopping.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp(undefined, { limitFactor: 100 });
});
afterAll(() => shop.close());

const paymentsOf = async (token: string, external_id: string) =>
  (await shop.call(listPayments, { token, params: { external_id } })).pagamentos;

describe('paying', () => {
  test('makes the order paid, with a pickup code and a mail', async () => {
    const { token, email } = await signUp(shop);
    const { page, externalId, read } = await orderAtCounter(shop, token);

    const response = await press(shop, page, 'approve');

    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `https://br.example/checkout/payment?external_id=${externalId}`,
    ]);
    const order = await read();
    expect(order).toMatchObject({ status: 'PAGO', link_pagamento: null });
    expect(order.codigo_retirada).toMatch(/^[A-Z2-9]{8}$/);
    expect(await paymentsOf(token, externalId)).toEqual([{ status: 'PAGO', valor_total: '64.90' }]);
    const mail = await lastMail(shop, email);
    expect(mail?.subject).toMatch(/^Pagamento recebido: pedido \d{6}$/);
    expect(mail?.body).toContain(order.codigo_retirada);
    expect(mail?.body).toContain(`https://br.example/pedido/${externalId}\n`);
  });

  test('twice changes nothing', async () => {
    const { token } = await signUp(shop);
    const { page, read } = await orderAtCounter(shop, token);
    await press(shop, page, 'approve');
    const paid = await read();

    await press(shop, page, 'approve');
    await press(shop, page, 'decline');

    expect(await read()).toEqual(paid);
  });

  test('can be declined, and tried again', async () => {
    const { token } = await signUp(shop);
    const { page, externalId, read } = await orderAtCounter(shop, token);

    await press(shop, page, 'decline');
    expect(await paymentsOf(token, externalId)).toMatchObject([{ status: 'RECUSADO' }]);
    expect(await read()).toMatchObject({ status: 'PAGAMENTO', link_pagamento: page.href });

    await press(shop, page, 'approve');
    expect(await read()).toMatchObject({ status: 'PAGO' });
  });

  test('can be left for later', async () => {
    const { token } = await signUp(shop);
    const { page, externalId, read } = await orderAtCounter(shop, token);

    expect((await press(shop, page, 'abandon')).status).toBe(303);

    expect(await paymentsOf(token, externalId)).toMatchObject([{ status: 'AGUARDANDO' }]);
    expect(await read()).toMatchObject({ status: 'PAGAMENTO' });
  });

  test('slowly is found out by asking, when no notification comes', async () => {
    const { token } = await signUp(shop);
    const { page, externalId, read } = await orderAtCounter(shop, token);
    await press(shop, page, 'slow');
    expect(await paymentsOf(token, externalId)).toMatchObject([{ status: 'AGUARDANDO' }]);

    shop.passTime(15_000);

    expect(await paymentsOf(token, externalId)).toMatchObject([{ status: 'PAGO' }]);
    expect(await read()).toMatchObject({ status: 'PAGO' });
  });

  test('is found out by asking, also when it was declined before', async () => {
    const { token } = await signUp(shop);
    const { page, externalId, read } = await orderAtCounter(shop, token);
    await press(shop, page, 'decline');
    await press(shop, page, 'slow');

    shop.passTime(15_000);

    expect(await paymentsOf(token, externalId)).toMatchObject([{ status: 'PAGO' }]);
    expect(await read()).toMatchObject({ status: 'PAGO' });
  });

  test('is found out before its link is ended, because no notification came', async () => {
    const { email, token } = await signUp(shop);
    const { page, externalId } = await orderAtCounter(shop, token);
    await press(shop, page, 'slow');

    shop.passTime(4_000_000);
    await shop.expirePayments();

    const later = await signIn(shop, email);
    expect(await readOrder(shop, later.token, externalId)).toMatchObject({ status: 'PAGO' });
    expect((await lastMail(shop, email))?.subject).toMatch(/^Pagamento recebido/);
  });

  test('on the page of a choice that another one replaced is found out too', async () => {
    const { email, token, cartId, counter, point } = await atCheckout(shop, 'resident');
    const first = await checkOut(shop, token, cartId, choiceOf(counter));
    await press(shop, new URL([first.link_pagamento].flat()[0] ?? ''), 'slow');
    await checkOut(shop, token, cartId, choiceOf(point, { id_ponto_entrega: 2 }));

    shop.passTime(4_000_000);
    await shop.expirePayments();

    const later = await signIn(shop, email);
    expect(await readOrder(shop, later.token, first.external_id ?? '')).toMatchObject({
      status: 'PAGO',
    });
  });

  test('is found out after its link was ended', async () => {
    const { email, token } = await signUp(shop);
    const { page, externalId } = await orderAtCounter(shop, token);
    shop.passTime(3_599_000);
    await press(shop, page, 'slow');
    await shop.db.update(payments).set({ status: 'CANCELADO' });
    shop.passTime(15_000);

    const later = await signIn(shop, email);
    expect(await paymentsOf(later.token, externalId)).toMatchObject([{ status: 'PAGO' }]);
  });

  test('is over after an hour: no link, no page, and the order waits', async () => {
    const { token } = await signUp(shop);
    const { page } = await orderAtCounter(shop, token);
    shop.passTime(4_000_000);
    await shop.expirePayments();

    expect((await press(shop, page, 'approve')).status).toBe(404);
    expect((await shop.app.request(`${page.pathname}${page.search}`)).status).toBe(404);
    const [row] = (await shop.db.select().from(orders)).slice(-1);
    expect(row?.status).toBe('AGUARDANDO');
  });
});
