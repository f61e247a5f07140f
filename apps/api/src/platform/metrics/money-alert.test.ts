import { createMetrics } from '@ponte/telemetry';
import { alertRules, firingBetween } from '@ponte/telemetry/testing';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { changeStatus } from '../../shop/orders/change-status.ts';
import { signUp } from '../../testing/customers.ts';
import { approval, FakeProvider, type Reported } from '../../testing/fake-provider.ts';
import { orderAtCounter } from '../../testing/shopping.ts';
import { startTestApp, testOrigins, type TestApp } from '../../testing/test-app.ts';
import { orders, payments, products } from '../db/schema/index.ts';
import { silentLog } from '../runtime/log.ts';
import { alertedEvents } from './alerted-events.ts';

type Cause = (shop: TestApp, provider: FakeProvider) => Promise<void>;

const twoHours = 2 * 3_600_000;

const order = async (shop: TestApp) => orderAtCounter(shop, (await signUp(shop)).token);

/** The provider says that the payment with an index was made. */
const pay = ({ app }: TestApp, provider: FakeProvider, index?: number) =>
  app.request('/webhooks/payments/fake', approval(provider, index));

/** The provider reports something about an order that is not paid yet. */
const reporting =
  (news: Reported): Cause =>
  async (shop, provider) => {
    await order(shop);
    await shop.app.request('/webhooks/payments/fake', provider.notification(news));
  };

async function payBack(shop: TestApp): Promise<void> {
  const [paid] = await shop.db.select().from(orders);
  const deps = { db: shop.db, clock: shop, mailDue: () => undefined, origins: testOrigins };
  await changeStatus(deps, paid?.id ?? 0, 'ESTORNADO');
  await shop.runJobs();
}

const causes: readonly (readonly [line: string, cause: Cause])[] = [
  [
    'payment notification rejected',
    async ({ app }) => {
      const news = { reference: 'unknown', outcome: 'approved', minor: 1, currency: 'USD' };
      await app.request('/webhooks/payments/fake', { method: 'POST', body: JSON.stringify(news) });
    },
  ],
  [
    'payment notification unreadable',
    async ({ app }) => {
      await app.request('/webhooks/payments/fake', { method: 'POST', body: '{}' });
    },
  ],
  ['payment of another amount', reporting({ paid: { minor: 6390, currency: 'USD' } })],
  ['payment refunded at the provider', reporting({ outcome: 'refunded' })],
  ['payment charged back', reporting({ outcome: 'charged_back' })],
  [
    'payment restored',
    async (shop, provider) => {
      await reporting({ outcome: 'charged_back' })(shop, provider);
      provider.answerFind = async () => provider.news({ outcome: 'approved' });
      await shop.app.request('/webhooks/payments/fake', provider.notification({}));
    },
  ],
  ['payment in an unknown state', reporting({ outcome: 'unknown', word: 'on_hold' })],
  [
    'the provider refuses to pay back: do it by hand',
    async (shop, provider) => {
      await order(shop);
      await pay(shop, provider);
      provider.answerRefund = async () => 'refused';
      await payBack(shop);
    },
  ],
  [
    'paid with another provider: pay it back there, by hand',
    async (shop, provider) => {
      await order(shop);
      await pay(shop, provider);
      await shop.db.update(payments).set({ provider: 'the one before' });
      await payBack(shop);
    },
  ],
  [
    'paid order is short of pieces',
    async (shop, provider) => {
      await shop.db.update(products).set({ shelf: 1 }).where(eq(products.id, 8));
      await order(shop);
      shop.passTime(twoHours);
      await shop.runJobs();
      await order(shop);
      await pay(shop, provider);
      await pay(shop, provider, 0);
    },
  ],
];

test.each(causes)('MoneyNeedsSomebody fires by the line: %s', async (line, cause) => {
  const metrics = createMetrics();
  const provider = new FakeProvider();
  const log = metrics.counted(silentLog, alertedEvents);
  const options = { payments: provider, sandboxPayments: false, metrics, log };
  const shop = await startTestApp(undefined, options);
  const ofTheLine = async () =>
    (await metrics.text())
      .split('\n')
      .filter((sample) => sample.includes(`event="${line}"`))
      .join('\n');
  const before = await ofTheLine();

  await cause(shop, provider);

  const after = await ofTheLine();
  expect(firingBetween({ before, after, job: 'ponte-api' })).toEqual(['MoneyNeedsSomebody']);
  await shop.close();
});

test('MoneyNeedsSomebody waits for no other line', () => {
  const lines = /event=~"([^"]+)"/.exec(alertRules.get('MoneyNeedsSomebody') ?? '')?.[1];

  expect(lines?.split('|')).toHaveLength(causes.length);
});
