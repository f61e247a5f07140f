import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMedia } from '../../adapters/media/media.ts';
import { createApp } from '../../operations/app.ts';
import { mails, orders, refunds } from '../../platform/db/schema/index.ts';
import { silentLog } from '../../platform/runtime/log.ts';
import { lastMail, signUp } from '../../testing/customers.ts';
import { approval, FakeProvider } from '../../testing/fake-provider.ts';
import {
  atCheckout,
  checkOut,
  choiceOf,
  orderAtCounter,
  readOrder,
  refuseCheckout,
} from '../../testing/shopping.ts';
import { startTestApp, testOrigins, testStart, type TestApp } from '../../testing/test-app.ts';
import { changeStatus } from './change-status.ts';

let shop: TestApp;
let provider: FakeProvider;
beforeEach(async () => {
  provider = new FakeProvider();
  shop = await startTestApp(undefined, { payments: provider, sandboxPayments: false });
});
afterEach(() => shop.close());

const pay = async (index?: number) =>
  (await shop.app.request('/webhooks/payments/fake', approval(provider, index))).status;

async function paidOrder() {
  const { token, email } = await signUp(shop);
  const order = await orderAtCounter(shop, token);
  expect(await pay()).toBe(200);
  const [row] = await shop.db.select().from(orders).where(eq(orders.externalId, order.externalId));
  return { ...order, email, id: row?.id ?? 0 };
}

const beginRefund = async (id: number) =>
  changeStatus(
    {
      db: shop.db,
      clock: { now: () => testStart },
      mailDue: () => undefined,
      origins: testOrigins,
    },
    id,
    'ESTORNADO',
  );

describe('paying back', () => {
  test('is announced when the provider has confirmed it, and not before', async () => {
    const { id, read, email } = await paidOrder();
    provider.answerRefund = async () => 'pending';

    expect(await beginRefund(id)).toBe(true);
    await shop.runJobs();

    expect(await read()).toMatchObject({
      status: 'PAGO',
      em_estorno: true,
      codigo_retirada: null,
    });
    expect((await lastMail(shop, email))?.subject).toMatch(/^Pagamento recebido/);
    const [reference, amount] = [provider.opened[0]?.reference, provider.opened[0]?.amount];
    expect(provider.refunds).toEqual([{ reference, providerId: `own-${reference}`, amount }]);

    provider.answerRefund = async () => 'done';
    shop.passTime(60_000);
    await shop.runJobs();

    const now = new Date(shop.now()).toISOString();
    expect(await read()).toMatchObject({
      status: 'ESTORNADO',
      em_estorno: false,
      codigo_retirada: null,
      pagamentos: [{ valor_estornado: '64.90', estornado_em: now }],
    });
    expect((await lastMail(shop, email))?.body).toMatch(/^Em \d+ de \w+ de \d{4} devolvemos/m);
    expect((await lastMail(shop, email))?.subject).toMatch(/^Pagamento devolvido: pedido/);
  });

  test('is retried until the provider answers, also by a server that was started later', async () => {
    const { id, read } = await paidOrder();
    provider.answerRefund = () => Promise.reject(new Error('nobody there'));
    await beginRefund(id);
    for (const minutes of [1, 2, 4]) {
      await shop.runJobs();
      shop.passTime(minutes * 60_000);
    }
    expect(provider.refunds).toHaveLength(3);
    expect(await read()).toMatchObject({ status: 'PAGO' });

    provider.answerRefund = async () => 'done';
    const later = createApp({
      database: { db: shop.db, ping: async () => undefined },
      clock: { now: () => testStart + 7 * 60_000 },
      secret: 'a secret of the tests, long enough',
      publicOrigin: 'https://api.example',
      payments: provider,
      origins: testOrigins,
      storage: shop.storage,
      media: createMedia({ folder: '/nowhere', draw: () => undefined, drawnAtOnce: 1 }),
      log: silentLog,
    });
    await later.jobs.runDue();

    expect(await read()).toMatchObject({ status: 'ESTORNADO' });
  });

  test('by several servers at once asks once', async () => {
    const { id, read } = await paidOrder();
    await beginRefund(id);

    await Promise.all([1, 2, 3, 4].map(() => shop.runJobs()));

    expect(provider.refunds).toHaveLength(1);
    expect(await read()).toMatchObject({ status: 'ESTORNADO' });
  });

  test('that the provider refuses leaves the order paid, for staff to do it by hand or again', async () => {
    const { id, read } = await paidOrder();
    const { codigo_retirada: code } = await read();
    provider.answerRefund = async () => 'refused';
    await beginRefund(id);
    await shop.runJobs();

    expect(await read()).toMatchObject({ status: 'PAGO', codigo_retirada: code });
    expect(shop.logged.join('\n')).toContain('refuses to pay back');
    shop.passTime(3_000_000);
    await shop.runJobs();
    expect(provider.refunds).toHaveLength(1);

    provider.answerRefund = async () => 'done';
    expect(await beginRefund(id)).toBe(true);
    await shop.runJobs();
    expect(await read()).toMatchObject({ status: 'ESTORNADO' });
  });

  test('of one that hangs does not keep the others waiting', async () => {
    const all = [];
    for (let made = 0; made < 12; made += 1) all.push(await paidOrder());
    const failing = new Set(provider.opened.slice(0, 11).map(({ reference }) => reference));
    provider.answerRefund = async ({ reference }) => {
      if (failing.has(reference)) throw new Error('nobody there');
      return 'done';
    };
    for (const { id } of all) await beginRefund(id);

    await shop.runJobs();

    expect(await all.at(-1)?.read()).toMatchObject({ status: 'ESTORNADO' });
    expect(await all[0]?.read()).toMatchObject({ status: 'PAGO' });
  });

  test('can not be begun twice, and blocks other actions on the order', async () => {
    const { id, read } = await paidOrder();
    provider.answerRefund = async () => 'pending';
    await beginRefund(id);

    expect(await beginRefund(id)).toBe(false);
    const deps = { db: shop.db, clock: { now: () => testStart }, mailDue: () => undefined };
    const ship = changeStatus({ ...deps, origins: testOrigins }, id, 'ENVIADO');
    expect(await ship).toBe(false);
    expect(await read()).toMatchObject({ status: 'PAGO' });
  });
});

test('who pays twice for a cart gets the later payment back, and one mail that says so', async () => {
  const { token, email, cartId, counter, point } = await atCheckout(shop, 'resident');
  const first = await checkOut(shop, token, cartId, choiceOf(counter));
  const second = await checkOut(shop, token, cartId, choiceOf(point, { id_ponto_entrega: 2 }));
  expect([await pay(1), await pay(0)]).toEqual([200, 200]);

  await shop.runJobs();

  expect(provider.refunds.map(({ reference }) => reference)).toEqual([
    provider.opened[0]?.reference,
  ]);
  const statuses = [first, second].map(async ({ external_id }) => {
    const { status } = await readOrder(shop, token, external_id ?? '');
    return status;
  });
  expect(await Promise.all(statuses)).toEqual(['ESTORNADO', 'PAGO']);
  const sent = await shop.db.select().from(mails).where(eq(mails.recipient, email));
  const subjects = sent.filter(({ unpaidOrderId }) => unpaidOrderId === null);
  expect(subjects.map(({ subject }) => subject.replace(/\d+/, 'N')).slice(-2)).toEqual([
    'Pago recibido: pedido N',
    'Pago devuelto: pedido N',
  ]);
  expect((await lastMail(shop, email))?.body).toContain('El mismo carrito ya estaba pagado');
  expect(await shop.db.select().from(refunds)).toMatchObject([
    { reason: 'duplicate', status: 'done', askAt: null },
  ]);
});

test('a payment of an order that had ended goes back too', async () => {
  const { token, email } = await signUp(shop);
  const { externalId } = await orderAtCounter(shop, token);
  const [row] = await shop.db.select().from(orders).where(eq(orders.externalId, externalId));
  const deps = {
    db: shop.db,
    clock: { now: () => testStart },
    mailDue: () => undefined,
    origins: testOrigins,
  };
  for (const status of ['AUTORIZADO', 'ESTORNADO'] as const) {
    expect(await changeStatus(deps, row?.id ?? 0, status)).toBe(true);
  }
  await pay();
  await shop.runJobs();

  expect(provider.refunds).toHaveLength(1);
  expect((await lastMail(shop, email))?.body).toContain('depois que o pedido foi encerrado');
});

test('the way to pay that the buyer chose, and who they are, reach the provider', async () => {
  const { token, cartId, counter } = await atCheckout(shop);
  const first = await checkOut(shop, token, cartId, choiceOf(counter, { forma_pagamento: 'pix' }));
  const again = await checkOut(shop, token, cartId, choiceOf(counter, { forma_pagamento: 'pix' }));
  const other = await checkOut(shop, token, cartId, choiceOf(counter, { forma_pagamento: 'card' }));

  expect(provider.opened.map(({ method }) => method)).toEqual(['pix', 'card']);
  expect(again.external_id).toBe(first.external_id);
  expect(other.external_id).not.toBe(first.external_id);
  expect(provider.opened[0]?.buyer).toEqual({
    name: 'Ana Souza',
    email: expect.stringContaining('@example.com'),
    phone: '5545999887766',
    document: '52998224725',
    documentType: 'CPF',
  });
});

test('a currency that the provider does not take is refused in a sentence, and nothing is ordered', async () => {
  const guaranisOnly = Object.assign(new FakeProvider(), { currencies: ['PYG'] as const });
  const other = await startTestApp(undefined, { payments: guaranisOnly, sandboxPayments: false });
  const { token, cartId, counter } = await atCheckout(other);

  const { status, body } = await refuseCheckout(other, token, cartId, choiceOf(counter));

  expect([status, body.message]).toEqual([
    422,
    'Esta loja ainda não recebe pagamentos em dólares.',
  ]);
  expect(await other.db.select().from(orders)).toEqual([]);
  await other.close();
});
