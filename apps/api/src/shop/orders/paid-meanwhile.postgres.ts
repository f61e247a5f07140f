import { listOrders, startCheckout } from '@ponte/contract/orders';
import { money } from '@ponte/regional/money';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { payments } from '../../platform/db/schema/index.ts';
import { silentLog } from '../../platform/runtime/log.ts';
import { paraguayanForm, signUp } from '../../testing/customers.ts';
import { choiceOf, cities, orderAtCounter, shippingOf } from '../../testing/shopping.ts';
import { startTestApp, testOrigins, type TestApp } from '../../testing/test-app.ts';
import { settlePayment } from './settle-payment.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

/** The number of connections to this database that wait for another one. */
const waiting = async (): Promise<number> => {
  const activity = sql`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const [row] = await shop.db.select({ count: sql<string>`count(*)` }).from(activity);
  return Number(row?.count);
};

test('an order that is being paid while another choice is made stays its owner’s paid order', async () => {
  const { token } = await signUp(shop, paraguayanForm);
  const { cartId, externalId } = await orderAtCounter(shop, token, 3);
  const where = { cidade_id: cities.este, moeda_id: 3 };
  const [, point] = await shippingOf(shop, cartId, where, token);
  const [payment] = await shop.db.select().from(payments);
  if (!payment) throw new Error('A payment was expected.');

  const another = await shop.db.transaction(async (db) => {
    const deps = {
      db,
      clock: { now: Date.now },
      log: silentLog,
      mailDue: () => undefined,
      origins: testOrigins,
      payments: undefined,
    };
    const amount = money(payment.amountMinor, payment.currency);
    await settlePayment(deps, { reference: payment.reference, outcome: 'approved', amount });
    const answer = shop.refused(startCheckout, {
      token,
      params: { external_id: cartId },
      body: choiceOf(point, { id_ponto_entrega: 2 }),
    });
    await vi.waitUntil(async () => (await waiting()) > 0, { timeout: 20_000 });
    return { answer };
  });

  expect((await another.answer).status).toBe(409);
  const { data } = await shop.call(listOrders, { token });
  expect(data.map((order) => [order.external_id, order.status])).toEqual([[externalId, 'PAGO']]);
});
