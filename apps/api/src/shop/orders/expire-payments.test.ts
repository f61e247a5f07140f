import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaymentNews } from '../../adapters/payments/provider.ts';
import { withTimeLimits, type TimedProvider } from '../../adapters/payments/time-limits.ts';
import { payments } from '../../platform/db/schema/index.ts';
import { createJobRunner, type JobRunner } from '../../platform/jobs/job-runner.ts';
import { silentLog } from '../../platform/runtime/log.ts';
import { signUp } from '../../testing/customers.ts';
import { orderAtCounter } from '../../testing/shopping.ts';
import { startTestApp, testOrigins, type TestApp } from '../../testing/test-app.ts';
import { expiryHandler } from './expire-payments.ts';

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

function serverWith(provider: TimedProvider | undefined, now: number): JobRunner {
  const deps = { db: shop.db, clock: { now: () => now }, log: silentLog };
  const runner = createJobRunner(deps);
  const rest = { mailDue: () => undefined, origins: testOrigins, payments: provider };
  runner.handle(expiryHandler({ ...deps, ...rest }));
  return runner;
}

async function lastStatus() {
  const [last] = await shop.db.select().from(payments).orderBy(desc(payments.id)).limit(1);
  return last?.status;
}

const expireWith = async (provider: TimedProvider | undefined, now = later) => {
  await orderAtCounter(shop, token);
  await serverWith(provider, now).runDue();
  return lastStatus();
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

test('a hundred payments that hang keep no other waiting', async () => {
  for (let made = 0; made < 100; made += 1) await orderAtCounter(shop, token);
  const all = await shop.db.select().from(payments);
  const broken = new Set(all.map(({ reference }) => reference));
  const failing = async (reference: string) => {
    if (broken.has(reference)) throw new Error('nobody there');
    return undefined;
  };
  expect(await expireWith(providerThatSays(failing))).toBe('CANCELADO');
  expect(await shop.db.$count(payments, eq(payments.status, 'AGUARDANDO'))).toBeGreaterThan(99);

  await orderAtCounter(shop, token);
  const forever = Promise.withResolvers<undefined>();
  const hanging = providerThatSays(async (reference) =>
    broken.has(reference) ? forever.promise : undefined,
  );
  const server = serverWith(hanging, later + 600_000);
  await server.wake();

  await expect.poll(lastStatus).toBe('CANCELADO');
  forever.resolve(undefined);
  await server.runDue();
  expect(await shop.db.$count(payments, eq(payments.status, 'AGUARDANDO'))).toBe(0);
});
