import { money } from '@ponte/regional/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lastMail } from '../../testing/customers.ts';
import { FakeProvider, type Reported } from '../../testing/fake-provider.ts';
import { ordersInStates } from '../../testing/orders-in-states.ts';
import {
  atCheckout,
  checkOut,
  choiceOf,
  readOrder,
  refuseCheckout,
} from '../../testing/shopping.ts';
import { startTestApp, testOrigins, type TestApp } from '../../testing/test-app.ts';
import { changeStatus, handOver } from './change-status.ts';

let shop: TestApp;
let made: Awaited<ReturnType<typeof ordersInStates>>;
const provider = new FakeProvider();
beforeAll(async () => {
  shop = await startTestApp(undefined, { payments: provider, sandboxPayments: false });
  made = await ordersInStates(shop);
});
afterAll(() => shop.close());

describe('a notification', () => {
  const send = async (reported: Reported, index?: number) => {
    const request = provider.notification(reported, index);
    return (await shop.app.request('/webhooks/payments/fake', request)).status;
  };
  const buy = async () => {
    const { token, email, cartId, counter } = await atCheckout(shop);
    const { external_id = '' } = await checkOut(shop, token, cartId, choiceOf(counter));
    const order = { cartId, counter, read: () => readOrder(shop, token, external_id ?? '') };
    const index = provider.opened.length - 1;
    const reference = provider.opened[index]?.reference ?? '';
    return { ...order, token, email, index, reference };
  };

  // Spec: decision 51
  test('of another amount is shown as being checked, offers no other payment and waits for staff', async () => {
    const { read, email, index, token, cartId, counter } = await buy();

    expect(await send({ paid: money(6390, 'USD') }, index)).toBe(200);
    expect(await send({ paid: money(6390, 'USD') }, index)).toBe(200);

    expect(await read()).toMatchObject({
      status: 'PAGAMENTO',
      em_analise: true,
      link_pagamento: null,
      codigo_retirada: null,
      pagamentos: [{ status: 'EM_ANALISE', valor_total: '64.90', valor_pago: '63.90' }],
    });
    const mail = await lastMail(shop, email);
    expect(mail?.subject).toMatch(/^Pagamento em verificação: pedido \d{6}$/);
    expect(mail?.body).toContain('Não pague de novo');
    // The same choice does not lead to its page again.
    expect((await refuseCheckout(shop, token, cartId, choiceOf(counter))).status).toBe(409);
  });

  test('with an unknown word is answered with 200 and stored', async () => {
    const { index, reference, read } = await buy();

    for (const _time of [1, 2]) {
      expect(await send({ outcome: 'unknown', word: 'on_hold' }, index)).toBe(200);
    }

    expect(await made.read(reference)).toMatchObject({
      order: { queue: 'paymentCheck' },
      payment: { unknownWord: 'on_hold' },
    });
    expect(await read()).toMatchObject({ link_pagamento: null });
    // The next word that is known settles it.
    expect(await send({}, index)).toBe(200);
    expect(await read()).toMatchObject({ status: 'PAGO', em_analise: false });
  });

  test('of all the money back ends the order and frees its pieces, with a mail', async () => {
    const { index, read, email } = await buy();
    await send({}, index);

    expect(await send({ outcome: 'refunded' }, index)).toBe(200);

    expect(await read()).toMatchObject({ status: 'ESTORNADO', codigo_retirada: null });
    expect((await lastMail(shop, email))?.subject).toMatch(/^Pagamento devolvido: pedido/);
    const { body } = (await lastMail(shop, email)) ?? {};
    expect(body).toContain('O meio de pagamento devolveu o valor');
  });

  test('that takes a chargeback back counts when the provider confirms it', async () => {
    const { index, read } = await buy();
    await send({}, index);
    await send({ outcome: 'charged_back' }, index);
    expect(await read()).toMatchObject({ status: 'PAGO', codigo_retirada: null, em_analise: true });

    provider.answerFind = async () => provider.news({ outcome: 'charged_back' }, index);
    expect(await send({}, index)).toBe(200);
    expect(await read()).toMatchObject({ codigo_retirada: null });

    provider.answerFind = () => Promise.reject(new Error('away'));
    expect(await send({}, index)).toBe(503);

    provider.answerFind = async () => provider.news({}, index);
    expect(await send({}, index)).toBe(200);
    expect((await read()).codigo_retirada).toMatch(/^[A-Z2-9]{8}$/);
    provider.answerFind = async () => undefined;
  });

  test('of a refund that the shop asked for confirms it, and pays nothing a second time', async () => {
    const { index, reference } = await buy();
    await send({}, index);
    provider.answerRefund = async () => 'pending';
    const { order } = await made.read(reference);
    const deps = { db: shop.db, clock: shop, origins: testOrigins, mailDue: () => undefined };
    await changeStatus(deps, order.id, 'ESTORNADO');
    await shop.runJobs();
    const asked = provider.refunds.length;

    expect(await send({ outcome: 'refunded' }, index)).toBe(200);
    shop.passTime(3_600_000);
    await shop.runJobs();

    expect(await made.read(reference)).toMatchObject({
      order: { status: 'ESTORNADO', money: 'ok' },
      payment: { returnedMinor: 6490 },
      refund: { status: 'done' },
    });
    expect(provider.refunds).toHaveLength(asked);
    provider.answerRefund = async () => 'done';
  });

  // Spec: decision 51
  test('of a part back lets staff pay back what is left, and no more', async () => {
    const { index, reference } = await buy();
    await send({}, index);
    await send({ outcome: 'refunded', returnedMinor: 1000 }, index);
    const { order } = await made.read(reference);
    const deps = { db: shop.db, clock: shop, origins: testOrigins, mailDue: () => undefined };

    expect(await handOver(deps, order.id)).toBe(false);
    expect(await changeStatus(deps, order.id, 'ENVIADO')).toBe(false);
    expect(await changeStatus(deps, order.id, 'ESTORNADO')).toBe(true);
    await shop.runJobs();

    expect(provider.refunds.at(-1)).toMatchObject({ reference, amount: money(5490, 'USD') });
    expect(await made.read(reference)).toMatchObject({
      order: { status: 'ESTORNADO', money: 'ok' },
      payment: { paidMinor: 6490, returnedMinor: 6490 },
    });
  });

  test('of another amount has the paid amount refunded in one action', async () => {
    const { index, reference, email } = await buy();
    await send({ paid: money(6390, 'USD') }, index);
    const { order } = await made.read(reference);
    const deps = { db: shop.db, clock: shop, origins: testOrigins, mailDue: () => undefined };

    expect(await changeStatus(deps, order.id, 'ESTORNADO')).toBe(true);
    await shop.runJobs();

    expect(provider.refunds.at(-1)).toMatchObject({ reference, amount: money(6390, 'USD') });
    expect(await made.read(reference)).toMatchObject({
      order: { status: 'ESTORNADO', money: 'ok', queue: 'refunded' },
      payment: { paidMinor: 6390, returnedMinor: 6390 },
    });
    expect((await lastMail(shop, email))?.body).toContain('63,90');
  });

  test('of a chargeback leaves nothing to pay back when staff close the order', async () => {
    const { index, reference, email } = await buy();
    await send({}, index);
    await send({ outcome: 'charged_back' }, index);
    const { order } = await made.read(reference);
    const asked = provider.refunds.length;
    const deps = { db: shop.db, clock: shop, origins: testOrigins, mailDue: () => undefined };

    expect(await changeStatus(deps, order.id, 'ESTORNADO')).toBe(true);
    await shop.runJobs();

    expect(provider.refunds).toHaveLength(asked);
    expect(await made.read(reference)).toMatchObject({
      order: { status: 'ESTORNADO', money: 'ok' },
    });
    const mail = await lastMail(shop, email);
    expect(mail?.subject).toMatch(/^Pagamento contestado: pedido/);
    expect(mail?.body).toContain('o banco devolveu U$\u00a064,90 a quem pagou');
    expect(mail?.body).not.toContain('devolvemos');
  });

  // Spec: decision 51
  test.each([
    [{ outcome: 'refunded', returnedMinor: 1000 }, '10.00', 'parcial'],
    [{ outcome: 'charged_back' }, '64.90', 'contestacao'],
    [{ outcome: 'refunded' }, '64.90', 'total'],
  ] as const)('of %j tells the buyer how the money went back', async (reported, amount, type) => {
    const { index, read } = await buy();
    await send({}, index);
    await send(reported, index);

    const order = await read();
    expect(order).toMatchObject({
      pagamentos: [{ status: 'PAGO', valor_estornado: amount, estorno_tipo: type }],
    });
    const path = `/ecom/venda/pedidos/${order.external_id}/buscar-pagamentos`;
    expect(await (await shop.app.request(path)).json()).toMatchObject({
      em_analise: type !== 'total',
      em_estorno: false,
      pagamentos: [{ estorno_tipo: type }],
    });
  });

  test('of an order that is closed before it was paid says that nothing was charged', async () => {
    const { reference, email } = await buy();
    const { order } = await made.read(reference);
    const deps = { db: shop.db, clock: shop, origins: testOrigins, mailDue: () => undefined };

    expect(await changeStatus(deps, order.id, 'AUTORIZADO')).toBe(true);
    expect(await changeStatus(deps, order.id, 'ESTORNADO')).toBe(true);

    const mail = await lastMail(shop, email);
    expect(mail?.subject).toMatch(/^Pedido \d{6} encerrado$/);
    expect(mail?.body).toContain('Nada foi cobrado');
  });

  test('that is signed and no payment is a line of the log', async () => {
    const request = { method: 'POST', body: '{}' };
    expect((await shop.app.request('/webhooks/payments/fake', request)).status).toBe(400);
  });
});
