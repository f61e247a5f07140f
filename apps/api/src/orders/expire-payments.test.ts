import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { payments } from '../db/schema/index.ts';
import type { PaymentNews } from '../payments/provider.ts';
import { withTimeLimits, type TimedProvider } from '../payments/time-limits.ts';
import { silentLog } from '../runtime/log.ts';
import { signUp } from '../testing/customers.ts';
import { orderAtCounter } from '../testing/shopping.ts';
import { startTestApp, testOrigins, type TestApp } from '../testing/test-app.ts';
import { expirePayments } from './expire-payments.ts';

let shop: TestApp;
let token: string;
beforeAll(async () => {
  shop = await startTestApp(undefined, { limitFactor: 100 });
  token = (await signUp(shop)).token;
});
afterAll(() => shop.close());

/** The time of the test app, and one at which its links have run out. */
const start = Date.UTC(2025, 10, 20, 12);
const later = start + 4_000_000;

const providerThatSays = (
  find: (reference: string) => Promise<PaymentNews | undefined>,
): TimedProvider =>
  withTimeLimits({
    name: 'sandbox',
    open: async () => ({ link: '' }),
    readNotification: () => undefined,
    cancel: async () => undefined,
    refund: async () => 'refused',
    find: ({ reference }) => find(reference),
  });

const expireWith = async (provider: TimedProvider | undefined, now = later) => {
  await orderAtCounter(shop, token);
  const means = {
    db: shop.db,
    clock: { now: () => now },
    log: silentLog,
    mailDue: () => undefined,
    origins: testOrigins,
  };
  await expirePayments({ ...means, payments: provider });
  const [last] = await shop.db.select().from(payments).orderBy(desc(payments.id)).limit(1);
  return last?.status;
};

test('a payment is ended when the provider knows of no money', async () => {
  expect(await expireWith(providerThatSays(async () => undefined))).toBe('CANCELADO');
});

test('a payment is ended when there is no provider any more', async () => {
  expect(await expireWith(undefined)).toBe('CANCELADO');
});

test('a payment is not ended while the provider does not answer: it may be paid', async () => {
  const silent = providerThatSays(() => Promise.reject(new Error('nobody there')));

  expect(await expireWith(silent)).toBe('AGUARDANDO');
});

test('a payment is not ended in the first minutes: what was paid last is still on its way', async () => {
  const unaware = providerThatSays(async () => undefined);

  expect(await expireWith(unaware, start + 3_660_000)).toBe('AGUARDANDO');
});

test('a hundred payments that can not be asked for do not keep the next one waiting', async () => {
  for (let made = 0; made < 100; made += 1) await orderAtCounter(shop, token);
  const all = await shop.db.select().from(payments);
  const broken = new Set(all.map(({ reference }) => reference));
  const provider = providerThatSays(async (reference) => {
    if (broken.has(reference)) throw new Error('nobody there');
    return undefined;
  });

  expect(await expireWith(provider)).toBe('CANCELADO');
  const waiting = await shop.db.select().from(payments).where(eq(payments.status, 'AGUARDANDO'));
  expect(waiting.length).toBeGreaterThanOrEqual(100);
});
