import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { KnownOutcome } from '../../adapters/payments/provider.ts';
import { withTimeLimits } from '../../adapters/payments/time-limits.ts';
import { orders } from '../../platform/db/schema/index.ts';
import { silentLog } from '../../platform/runtime/log.ts';
import { signUp } from '../../testing/customers.ts';
import { FakeProvider } from '../../testing/fake-provider.ts';
import { orderAtCounter } from '../../testing/shopping.ts';
import { startTestApp, testOrigins, type TestApp } from '../../testing/test-app.ts';
import { askForOrder } from './ask-for-order.ts';

let shop: TestApp;
let provider: FakeProvider;
beforeEach(async () => {
  provider = new FakeProvider();
  shop = await startTestApp(undefined, { payments: provider, sandboxPayments: false });
});
afterEach(() => shop.close());

const ask = (orderId: number, asked = provider) =>
  askForOrder(
    {
      db: shop.db,
      clock: { now: shop.now },
      log: silentLog,
      origins: testOrigins,
      payments: withTimeLimits(asked),
      mailDue: () => undefined,
    },
    orderId,
  );

async function orderNumber(): Promise<number> {
  const { token } = await signUp(shop);
  const { externalId } = await orderAtCounter(shop, token);
  const [order] = await shop.db.select().from(orders).where(eq(orders.externalId, externalId));
  return order?.id ?? 0;
}

function says(outcome: KnownOutcome): void {
  provider.answerFind = async (reference) => {
    const amount = provider.opened.find((one) => one.reference === reference)?.amount;
    return amount && { reference, outcome, amount };
  };
}

test.each([
  ['approved', 'PAGO'],
  ['open', 'PAGAMENTO'],
  ['declined', 'PAGAMENTO'],
] as const)('an order whose payment is %s at the provider is %s', async (outcome, status) => {
  const number = await orderNumber();
  says(outcome);

  const reference = provider.opened[0]?.reference;
  expect(await ask(number)).toEqual({ payments: [{ reference, outcome }], status });
});

test('an order stays as it is when the provider does not answer', async () => {
  const number = await orderNumber();
  provider.answerFind = () => Promise.reject(new Error('away'));

  expect(await ask(number)).toMatchObject({
    payments: [{ outcome: 'silent' }],
    status: 'PAGAMENTO',
  });
});

test('a payment of another provider is not asked for', async () => {
  const number = await orderNumber();
  const other = Object.assign(new FakeProvider(), { name: 'other' });

  expect(await ask(number, other)).toMatchObject({ payments: [{ outcome: 'another provider' }] });
});

test('an unknown order is reported', async () => {
  expect(await ask(999_999)).toBeUndefined();
});
