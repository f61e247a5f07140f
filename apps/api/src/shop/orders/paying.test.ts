import { cancelOrder, listPayments } from '@ponte/contract/orders';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orders, payments, sandboxPayments } from '../../platform/db/schema/index.ts';
import { lastMail, signIn, signUp } from '../../testing/customers.ts';
import {
  atCheckout,
  checkOut,
  choiceOf,
  orderAtCounter,
  press,
  readOrder,
  refuseCheckout,
} from '../../testing/shopping.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp(undefined, { limitFactor: 100 });
});
afterAll(() => shop.close());

/** The provider's name for the payment of an order. */
const referenceOf = async (externalId: string) => {
  const [row] = await shop.db
    .select({ reference: payments.reference })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(orders.externalId, externalId));
  return row?.reference ?? '';
};

const progressOf = async (external_id: string, token?: string) =>
  shop.call(listPayments, { params: { external_id }, ...(token !== undefined && { token }) });

const paymentsOf = async (token: string, external_id: string) =>
  (await shop.call(listPayments, { token, params: { external_id } })).pagamentos;

describe('paying', () => {
  // Spec: accounts 4.10
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
    expect(await paymentsOf(token, externalId)).toEqual([
      {
        status: 'PAGO',
        valor_total: '64.90',
        forma_pagamento: null,
        pago_em: new Date(shop.now()).toISOString(),
      },
    ]);
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

  // Spec: accounts 7.24
  test('slowly is found by polling, when no notification comes', async () => {
    const { token } = await signUp(shop);
    const { page, externalId, read } = await orderAtCounter(shop, token);
    await press(shop, page, 'slow');
    expect(await paymentsOf(token, externalId)).toMatchObject([{ status: 'AGUARDANDO' }]);

    shop.passTime(15_000);

    expect(await paymentsOf(token, externalId)).toMatchObject([{ status: 'PAGO' }]);
    expect(await read()).toMatchObject({ status: 'PAGO' });
  });

  test('is found by polling, also when it was declined before', async () => {
    const { token } = await signUp(shop);
    const { page, externalId, read } = await orderAtCounter(shop, token);
    await press(shop, page, 'decline');
    await press(shop, page, 'slow');

    shop.passTime(15_000);

    expect(await paymentsOf(token, externalId)).toMatchObject([{ status: 'PAGO' }]);
    expect(await read()).toMatchObject({ status: 'PAGO' });
  });

  test('is found before its link is ended, because no notification came', async () => {
    const { email, token } = await signUp(shop);
    const { page, externalId } = await orderAtCounter(shop, token);
    await press(shop, page, 'slow');

    shop.passTime(4_000_000);
    await shop.runJobs();

    const later = await signIn(shop, email);
    expect(await readOrder(shop, later.token, externalId)).toMatchObject({ status: 'PAGO' });
    expect((await lastMail(shop, email))?.subject).toMatch(/^Pagamento recebido/);
  });

  test('on the page of a replaced choice is found too', async () => {
    const { email, token, cartId, counter, point } = await atCheckout(shop, 'resident');
    const first = await checkOut(shop, token, cartId, choiceOf(counter));
    await checkOut(shop, token, cartId, choiceOf(point, { id_ponto_entrega: 2 }));

    // The provider had not closed the page yet.
    const reference = await referenceOf(first.external_id ?? '');
    await shop.db
      .update(sandboxPayments)
      .set({ outcome: 'approved' })
      .where(eq(sandboxPayments.reference, reference));
    shop.passTime(4_000_000);
    await shop.runJobs();

    const later = await signIn(shop, email);
    expect(await readOrder(shop, later.token, first.external_id ?? '')).toMatchObject({
      status: 'PAGO',
    });
  });

  test('is found after its link was ended', async () => {
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
    const { page, externalId } = await orderAtCounter(shop, token);
    shop.passTime(4_000_000);
    await shop.runJobs();

    expect((await press(shop, page, 'approve')).status).toBe(404);
    expect((await shop.app.request(`${page.pathname}${page.search}`)).status).toBe(404);
    const [row] = await shop.db.select().from(orders).where(eq(orders.externalId, externalId));
    expect(row?.status).toBe('AGUARDANDO');
  });
});

describe('the way back from paying', () => {
  // Spec: decision 38
  test.each([
    ['a Brazilian on the Paraguayan storefront', 'foreigner', 'https://py.example'],
    ['a Paraguayan on the Brazilian storefront', 'resident', 'https://br.example'],
  ] as const)('leads %s to where the checkout stood', async (_, who, origin) => {
    const { token, cartId, counter } = await atCheckout(shop, who);
    const { link_pagamento } = await checkOut(shop, token, cartId, choiceOf(counter), origin);

    const back = await press(shop, new URL([link_pagamento].flat()[0] ?? ''), 'abandon');

    expect(new URL(back.headers.get('location') ?? '').origin).toBe(origin);
  });

  // Spec: decision 38
  test.each(['https://evil.example', 'null', 'https://br.example.evil.example'])(
    'leads nowhere but to a storefront, whatever origin is named: %s',
    async (origin) => {
      const { token, cartId, counter } = await atCheckout(shop);
      const { link_pagamento } = await checkOut(shop, token, cartId, choiceOf(counter), origin);

      const back = await press(shop, new URL([link_pagamento].flat()[0] ?? ''), 'abandon');

      expect(new URL(back.headers.get('location') ?? '').origin).toBe('https://br.example');
    },
  );

  test('on another storefront is another order, and the page of the first is closed', async () => {
    const { token, cartId, counter } = await atCheckout(shop);
    const body = choiceOf(counter);
    const first = await checkOut(shop, token, cartId, body, 'https://br.example');
    const second = await checkOut(shop, token, cartId, body, 'https://py.example');

    expect(second.external_id).not.toBe(first.external_id);
    const page = new URL([first.link_pagamento].flat()[0] ?? '');
    expect((await press(shop, page, 'approve')).status).toBe(404);
  });

  // Spec: decision 38
  test('shows anyone with the address the payment’s progress, and no customer', async () => {
    const { token } = await signUp(shop);
    const { page, externalId } = await orderAtCounter(shop, token);

    const open = await progressOf(externalId);
    expect(open).toEqual({
      pagamentos: [{ status: 'AGUARDANDO', valor_total: '64.90', forma_pagamento: null }],
      em_confirmacao: false,
      em_estorno: false,
      em_analise: false,
      pagar_ate: new Date(shop.now() + 3_600_000).toISOString(),
      cancelado_em: null,
      valor_total: '64.90',
      moeda: expect.objectContaining({ id: 1 }),
      link_pagamento: page.href,
    });

    await press(shop, page, 'approve');
    const other = (await signUp(shop)).token;
    for (const asked of [undefined, other]) {
      expect(await progressOf(externalId, asked)).toMatchObject({
        pagamentos: [{ status: 'PAGO' }],
        em_confirmacao: false,
        link_pagamento: null,
      });
    }
  });

  test('shows an order by the id of its cart only to its owner', async () => {
    const { token } = await signUp(shop);
    const { cartId } = await orderAtCounter(shop, token);

    const params = { external_id: cartId };
    expect((await shop.refused(listPayments, { params })).status).toBe(404);
    expect((await shop.call(listPayments, { params, token })).pagamentos).toHaveLength(1);
  });

  // Spec: decision 40
  test('finds an attempt after a refused one pending, until it is answered', async () => {
    const { token } = await signUp(shop);
    const { page, externalId } = await orderAtCounter(shop, token);
    await press(shop, page, 'decline');
    expect(await progressOf(externalId)).toMatchObject({
      pagamentos: [{ status: 'RECUSADO' }],
      em_confirmacao: false,
      link_pagamento: page.href,
    });

    await press(shop, page, 'slow');
    expect(await progressOf(externalId)).toMatchObject({
      pagamentos: [{ status: 'AGUARDANDO' }],
      em_confirmacao: true,
    });

    shop.passTime(15_000);
    expect(await progressOf(externalId)).toMatchObject({ pagamentos: [{ status: 'PAGO' }] });
  });
});

describe('an unpaid order', () => {
  const cancel = (token: string, external_id: string) =>
    shop.call(cancelOrder, { token, params: { external_id } });

  // Spec: decision 39
  test('is replaced by another choice, and its page takes no more money', async () => {
    const { token, cartId, counter, point } = await atCheckout(shop, 'resident');
    const first = await checkOut(shop, token, cartId, choiceOf(counter));
    const second = await checkOut(shop, token, cartId, choiceOf(point, { id_ponto_entrega: 2 }));

    const [page, other] = [first, second].map(
      ({ link_pagamento }) => new URL([link_pagamento].flat()[0] ?? ''),
    );
    if (!page || !other) throw new Error('Two links were expected.');
    expect((await press(shop, page, 'approve')).status).toBe(404);
    expect((await press(shop, other, 'approve')).status).toBe(303);
    expect(await progressOf(first.external_id ?? '')).toMatchObject({ link_pagamento: null });
  });

  test('keeps its cart while its payment is being confirmed', async () => {
    const { token, cartId, counter, point } = await atCheckout(shop, 'resident');
    const first = await checkOut(shop, token, cartId, choiceOf(counter));
    await press(shop, new URL([first.link_pagamento].flat()[0] ?? ''), 'slow');

    const another = choiceOf(point, { id_ponto_entrega: 2 });
    expect((await refuseCheckout(shop, token, cartId, another)).status).toBe(409);
    shop.passTime(15_000);
    expect((await refuseCheckout(shop, token, cartId, another)).status).toBe(409);
    expect(await readOrder(shop, token, first.external_id ?? '')).toMatchObject({ status: 'PAGO' });
  });

  // Spec: decision 39
  test('can be cancelled, and bought again', async () => {
    const { token, cartId, counter } = await atCheckout(shop);
    const { external_id, link_pagamento } = await checkOut(shop, token, cartId, choiceOf(counter));
    const page = new URL([link_pagamento].flat()[0] ?? '');

    for (const time of [1, 2]) {
      expect([time, await cancel(token, external_id ?? '')]).toMatchObject([
        time,
        { status: 'AGUARDANDO', link_pagamento: null, pagamentos: [{ status: 'CANCELADO' }] },
      ]);
    }

    expect((await press(shop, page, 'approve')).status).toBe(404);
    const again = await checkOut(shop, token, cartId, choiceOf(counter));
    expect(again.external_id).not.toBe(external_id);
  });

  test('is not cancelled once it is paid, nor while that is being confirmed', async () => {
    const { token } = await signUp(shop);
    const { page, externalId, read } = await orderAtCounter(shop, token);
    const params = { external_id: externalId };
    await press(shop, page, 'slow');
    expect((await shop.refused(cancelOrder, { token, params })).status).toBe(409);
    shop.passTime(15_000);
    expect((await shop.refused(cancelOrder, { token, params })).status).toBe(409);
    expect(await read()).toMatchObject({ status: 'PAGO' });
  });

  test('is cancelled only by its customer', async () => {
    const { token } = await signUp(shop);
    const { externalId, read } = await orderAtCounter(shop, token);
    const other = await signUp(shop);
    const params = { external_id: externalId };
    expect((await shop.refused(cancelOrder, { token: other.token, params })).status).toBe(404);
    expect((await shop.refused(cancelOrder, { params })).status).toBe(401);
    expect(await read()).toMatchObject({ status: 'PAGAMENTO' });
  });
});
