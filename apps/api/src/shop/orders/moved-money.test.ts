import { money } from '@ponte/regional/money';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyNews, KnownOutcome, PaymentNews } from '../../adapters/payments/provider.ts';
import { withTimeLimits } from '../../adapters/payments/time-limits.ts';
import { silentLog } from '../../platform/runtime/log.ts';
import { lastMail } from '../../testing/customers.ts';
import { FakeProvider, type Reported } from '../../testing/fake-provider.ts';
import { ordersInStates, orderStates, type OrderState } from '../../testing/orders-in-states.ts';
import {
  atCheckout,
  checkOut,
  choiceOf,
  readOrder,
  refuseCheckout,
} from '../../testing/shopping.ts';
import { startTestApp, testOrigins, type TestApp } from '../../testing/test-app.ts';
import { changeStatus, handOver } from './change-status.ts';
import { settlePayment } from './settle-payment.ts';

let shop: TestApp;
let made: Awaited<ReturnType<typeof ordersInStates>>;
const provider = new FakeProvider();
beforeAll(async () => {
  shop = await startTestApp(undefined, { payments: provider, sandboxPayments: false });
  made = await ordersInStates(shop);
});
afterAll(() => shop.close());

const errors: string[] = [];

const settle = (news: AnyNews) =>
  settlePayment(
    {
      db: shop.db,
      clock: shop,
      log: { ...silentLog, error: (event: string) => void errors.push(event) },
      mailDue: () => undefined,
      origins: testOrigins,
      payments: withTimeLimits(provider),
    },
    news,
  );

const asked = money(6490, 'USD');

type Report = Partial<PaymentNews> & { readonly outcome: KnownOutcome };

const reports = new Map<string, Report>([
  ['approved', { outcome: 'approved' }],
  ['less', { outcome: 'approved', paid: money(6390, 'USD') }],
  ['more', { outcome: 'approved', paid: money(6590, 'USD') }],
  ['guaranis', { outcome: 'approved', paid: money(470_000, 'PYG') }],
  ['a part back', { outcome: 'refunded', returnedMinor: 1000 }],
  ['all back', { outcome: 'refunded' }],
  ['charged back', { outcome: 'charged_back' }],
  ['declined', { outcome: 'declined' }],
  ['pending', { outcome: 'pending' }],
]);

const newsOf = (told: string | Report, reference: string): AnyNews => {
  const report = typeof told === 'string' ? reports.get(told) : told;
  return report
    ? { reference, amount: asked, ...report }
    : { reference, outcome: 'unknown', word: 'on_hold' };
};

const kinds = [...reports.keys(), 'unknown'];

/**
 * For each state and report: whether it is stored or the provider has to be asked; the order's
 * status and queue; the payment's status with what was paid and what went back; what the log has
 * for a person.
 */
const expected: Readonly<Record<keyof typeof orderStates, readonly string[]>> = {
  unpaid: [
    'approved: kept, PAGO toPrepare, PAGO 6490-0',
    'less: kept, PAGAMENTO paymentCheck, EM_ANALISE 6390-0; payment of another amount',
    'more: kept, PAGAMENTO paymentCheck, EM_ANALISE 6590-0; payment of another amount',
    'guaranis: kept, PAGAMENTO paymentCheck, EM_ANALISE 470000-0; payment of another amount',
    'a part back: kept, PAGO paymentCheck, PAGO 6490-1000; payment refunded at the provider',
    'all back: kept, ESTORNADO refunded, PAGO 6490-6490; payment refunded at the provider',
    'charged back: kept, PAGO paymentCheck, PAGO 6490-6490; payment charged back',
    'declined: kept, PAGAMENTO unpaid, RECUSADO 0-0',
    'pending: kept, PAGAMENTO unpaid, AGUARDANDO 0-0',
    'unknown: kept, PAGAMENTO paymentCheck, EM_ANALISE 0-0; payment in an unknown state',
  ],
  ended: [
    'approved: kept, PAGO toPrepare, PAGO 6490-0',
    'less: kept, AGUARDANDO paymentCheck, EM_ANALISE 6390-0; payment of another amount',
    'more: kept, AGUARDANDO paymentCheck, EM_ANALISE 6590-0; payment of another amount',
    'guaranis: kept, AGUARDANDO paymentCheck, EM_ANALISE 470000-0; payment of another amount',
    'a part back: kept, PAGO paymentCheck, PAGO 6490-1000; payment refunded at the provider',
    'all back: kept, ESTORNADO refunded, PAGO 6490-6490; payment refunded at the provider',
    'charged back: kept, PAGO paymentCheck, PAGO 6490-6490; payment charged back',
    'declined: kept, AGUARDANDO unpaid, CANCELADO 0-0',
    'pending: kept, AGUARDANDO unpaid, CANCELADO 0-0',
    'unknown: kept, AGUARDANDO paymentCheck, EM_ANALISE 0-0; payment in an unknown state',
  ],
  replaced: [
    'approved: kept, PAGO toPrepare, PAGO 6490-0',
    'less: kept, PAGAMENTO paymentCheck, EM_ANALISE 6390-0; payment of another amount',
    'more: kept, PAGAMENTO paymentCheck, EM_ANALISE 6590-0; payment of another amount',
    'guaranis: kept, PAGAMENTO paymentCheck, EM_ANALISE 470000-0; payment of another amount',
    'a part back: kept, PAGO paymentCheck, PAGO 6490-1000; payment refunded at the provider',
    'all back: kept, ESTORNADO replaced, PAGO 6490-6490; payment refunded at the provider',
    'charged back: kept, PAGO paymentCheck, PAGO 6490-6490; payment charged back',
    'declined: kept, PAGAMENTO replaced, RECUSADO 0-0',
    'pending: kept, PAGAMENTO replaced, AGUARDANDO 0-0',
    'unknown: kept, PAGAMENTO paymentCheck, EM_ANALISE 0-0; payment in an unknown state',
  ],
  authorized: [
    'approved: kept, PAGO toPrepare, PAGO 6490-0',
    'less: kept, AUTORIZADO paymentCheck, EM_ANALISE 6390-0; payment of another amount',
    'more: kept, AUTORIZADO paymentCheck, EM_ANALISE 6590-0; payment of another amount',
    'guaranis: kept, AUTORIZADO paymentCheck, EM_ANALISE 470000-0; payment of another amount',
    'a part back: kept, PAGO paymentCheck, PAGO 6490-1000; payment refunded at the provider',
    'all back: kept, ESTORNADO refunded, PAGO 6490-6490; payment refunded at the provider',
    'charged back: kept, PAGO paymentCheck, PAGO 6490-6490; payment charged back',
    'declined: kept, AUTORIZADO authorized, RECUSADO 0-0',
    'pending: kept, AUTORIZADO authorized, AGUARDANDO 0-0',
    'unknown: kept, AUTORIZADO paymentCheck, EM_ANALISE 0-0; payment in an unknown state',
  ],
  paid: [
    'approved: kept, PAGO toPrepare, PAGO 6490-0',
    'less: ask, PAGO toPrepare, PAGO 6490-0',
    'more: kept, PAGO paymentCheck, PAGO 6590-0; payment of another amount',
    'guaranis: ask, PAGO toPrepare, PAGO 6490-0',
    'a part back: kept, PAGO paymentCheck, PAGO 6490-1000; payment refunded at the provider',
    'all back: kept, ESTORNADO refunded, PAGO 6490-6490; payment refunded at the provider',
    'charged back: kept, PAGO paymentCheck, PAGO 6490-6490; payment charged back',
    'declined: ask, PAGO toPrepare, PAGO 6490-0',
    'pending: kept, PAGO toPrepare, PAGO 6490-0',
    'unknown: kept, PAGO paymentCheck, PAGO 6490-0; payment in an unknown state',
  ],
  sent: [
    'approved: kept, ENVIADO ready, PAGO 6490-0',
    'less: ask, ENVIADO ready, PAGO 6490-0',
    'more: kept, ENVIADO paymentCheck, PAGO 6590-0; payment of another amount',
    'guaranis: ask, ENVIADO ready, PAGO 6490-0',
    'a part back: kept, ENVIADO paymentCheck, PAGO 6490-1000; payment refunded at the provider',
    'all back: kept, ESTORNADO refunded, PAGO 6490-6490; payment refunded at the provider',
    'charged back: kept, ENVIADO paymentCheck, PAGO 6490-6490; payment charged back',
    'declined: ask, ENVIADO ready, PAGO 6490-0',
    'pending: kept, ENVIADO ready, PAGO 6490-0',
    'unknown: kept, ENVIADO paymentCheck, PAGO 6490-0; payment in an unknown state',
  ],
  handedOver: [
    'approved: kept, ENVIADO handedOver, FINALIZADO 6490-0',
    'less: ask, ENVIADO handedOver, FINALIZADO 6490-0',
    'more: kept, ENVIADO paymentCheck, FINALIZADO 6590-0; payment of another amount',
    'guaranis: ask, ENVIADO handedOver, FINALIZADO 6490-0',
    'a part back: kept, ENVIADO paymentCheck, FINALIZADO 6490-1000; payment refunded at the provider',
    'all back: kept, ENVIADO paymentCheck, FINALIZADO 6490-6490; payment refunded at the provider',
    'charged back: kept, ENVIADO paymentCheck, FINALIZADO 6490-6490; payment charged back',
    'declined: ask, ENVIADO handedOver, FINALIZADO 6490-0',
    'pending: kept, ENVIADO handedOver, FINALIZADO 6490-0',
    'unknown: kept, ENVIADO paymentCheck, FINALIZADO 6490-0; payment in an unknown state',
  ],
  refunding: [
    'approved: kept, PAGO refunding, PAGO 6490-0, refund pending',
    'less: ask, PAGO refunding, PAGO 6490-0, refund pending',
    'more: kept, PAGO refunding, PAGO 6590-0, refund pending; payment of another amount',
    'guaranis: ask, PAGO refunding, PAGO 6490-0, refund pending',
    'a part back: kept, PAGO refunding, PAGO 6490-1000, refund pending',
    'all back: kept, ESTORNADO refunded, PAGO 6490-6490, refund done',
    'charged back: kept, ESTORNADO refunded, PAGO 6490-6490, refund done; payment charged back',
    'declined: ask, PAGO refunding, PAGO 6490-0, refund pending',
    'pending: kept, PAGO refunding, PAGO 6490-0, refund pending',
    'unknown: kept, PAGO paymentCheck, PAGO 6490-0, refund pending; payment in an unknown state',
  ],
  refunded: [
    'approved: kept, ESTORNADO refunded, PAGO 6490-6490, refund done',
    'less: ask, ESTORNADO refunded, PAGO 6490-6490, refund done',
    'more: kept, ESTORNADO paymentCheck, PAGO 6590-6490, refund done; payment of another amount',
    'guaranis: ask, ESTORNADO refunded, PAGO 6490-6490, refund done',
    'a part back: ask, ESTORNADO refunded, PAGO 6490-6490, refund done',
    'all back: kept, ESTORNADO refunded, PAGO 6490-6490, refund done',
    'charged back: kept, ESTORNADO refunded, PAGO 6490-6490, refund done; payment charged back',
    'declined: ask, ESTORNADO refunded, PAGO 6490-6490, refund done',
    'pending: kept, ESTORNADO refunded, PAGO 6490-6490, refund done',
    'unknown: kept, ESTORNADO paymentCheck, PAGO 6490-6490, refund done; payment in an unknown state',
  ],
};

test.each(Object.entries(orderStates))(
  'of an order that is %s the money may move in every way',
  async (name, state) => {
    const seen: string[] = [];
    for (const kind of kinds) {
      const { reference } = await made.make(state);
      errors.length = 0;
      const settled = await settle(newsOf(kind, reference));
      const { order, payment, refund } = await made.read(reference);
      const books = `${payment.paidMinor ?? 0}-${payment.returnedMinor}`;
      const parts = [
        `${kind}: ${settled}`,
        `${order.status} ${order.queue}`,
        `${payment.status} ${books}`,
        ...(refund ? [`refund ${refund.status}`] : []),
      ];
      seen.push([parts.join(', '), ...errors].join('; '));
    }

    expect(seen).toEqual(Object.entries(expected).find(([key]) => key === name)?.[1]);
  },
);

// Spec: decision 51
test('reports in any order and repetition leave the same books, and nothing is handed over without its money', async () => {
  const deps = { db: shop.db, clock: shop, origins: testOrigins, mailDue: () => undefined };
  // States of one payment as a provider comes to report them: its totals only grow.
  const history = fc
    .record({
      asked: fc.boolean(),
      parts: fc.array(fc.integer({ min: 1, max: 3000 }), { maxLength: 3 }),
      isTaken: fc.boolean(),
      noise: fc.subarray(['declined', 'pending', 'unknown']),
    })
    .map(({ asked: isAsAsked, parts, isTaken, noise }) => {
      const paid = money(isAsAsked ? 6490 : 6390, 'USD');
      let returnedMinor = 0;
      const refunds = parts.map((part): Report => {
        returnedMinor = Math.min(returnedMinor + part, paid.minor);
        return { outcome: 'refunded', paid, returnedMinor };
      });
      return [
        ...noise,
        { outcome: 'approved', paid } as const,
        ...refunds,
        ...(isTaken ? [{ outcome: 'charged_back', paid } as const] : []),
      ];
    });
  const runs = history.chain((news) =>
    fc.tuple(
      fc.constant(news),
      fc.shuffledSubarray([...news, ...news], { minLength: news.length * 2 }),
    ),
  );
  const { unpaid, ended, replaced } = orderStates;

  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom<OrderState>(unpaid, ended, replaced),
      runs,
      async (state, orders) => {
        const books = [];
        for (const [time, news] of orders.entries()) {
          const { id, reference } = await made.make(state);
          for (const kind of news) {
            await settle(newsOf(kind, reference));
            if (time === 0) continue;
            const { order, payment } = await made.read(reference);
            const isWhole = payment.paidMinor === 6490 && payment.returnedMinor === 0;
            const isHanded = await handOver(deps, id);
            expect(isHanded && !isWhole).toBe(false);
            expect(isHanded && order.money !== 'ok').toBe(false);
          }
          const { payment } = await made.read(reference);
          books.push([payment.paidMinor, payment.returnedMinor, payment.chargedBack]);
        }
        expect(books[1]).toEqual(books[0]);
      },
    ),
    { numRuns: 25 },
  );
});

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
    errors.length = 0;

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
