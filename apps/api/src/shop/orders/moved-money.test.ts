import { money } from '@ponte/regional/money';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyNews, KnownOutcome, PaymentNews } from '../../adapters/payments/provider.ts';
import { withTimeLimits } from '../../adapters/payments/time-limits.ts';
import { silentLog } from '../../platform/runtime/log.ts';
import { FakeProvider } from '../../testing/fake-provider.ts';
import { ordersInStates, orderStates, type OrderState } from '../../testing/orders-in-states.ts';
import { startTestApp, testOrigins, type TestApp } from '../../testing/test-app.ts';
import { handOver } from './change-status.ts';
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
