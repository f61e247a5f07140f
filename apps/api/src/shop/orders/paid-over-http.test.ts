import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { httpProvider } from '../../adapters/payments/http-provider.ts';
import { signWebhook, webhookSignatureHeader } from '../../adapters/payments/webhook-signature.ts';
import { orders } from '../../platform/db/schema/index.ts';
import { signUp } from '../../testing/customers.ts';
import { startPaymentService, type PaymentService } from '../../testing/payment-service.ts';
import { orderAtCounter } from '../../testing/shopping.ts';
import { startTestApp, testOrigins, testStart, type TestApp } from '../../testing/test-app.ts';
import { changeStatus } from './change-status.ts';

const key = 'a key of shop and service, long enough';

let service: PaymentService;
let shop: TestApp;
beforeAll(async () => {
  service = await startPaymentService({ key });
  const clock = { now: () => testStart };
  const payments = httpProvider({ url: service.url, key, clock });
  shop = await startTestApp(undefined, { payments, sandboxPayments: false });
});
afterAll(async () => {
  await shop.close();
  await service.close();
});

const notify = (body: string, signature: string) =>
  shop.app.request('/webhooks/payments/http', {
    method: 'POST',
    headers: { [webhookSignatureHeader]: signature },
    body,
  });

test('an order is opened, paid and paid back at a service over HTTP', async () => {
  const { token } = await signUp(shop);
  const { page, read, externalId } = await orderAtCounter(shop, token);
  const [payment] = Array.from(service.payments.values());
  expect(payment).toMatchObject({ amount: 6490, currency: 'USD', status: 'open' });
  expect(page.href).toContain(`/pages/${payment?.page}`);

  const { reference = '' } = payment ?? {};
  const told = { reference, status: 'approved', amount: 6490, currency: 'USD' };
  const body = JSON.stringify(told);
  expect((await notify(body, '')).status).toBe(404);
  expect((await notify(body, signWebhook('another key', body, testStart))).status).toBe(404);
  expect((await notify(body, signWebhook(key, body, testStart - 600_000))).status).toBe(404);
  expect(await read()).toMatchObject({ status: 'PAGAMENTO' });

  if (payment) payment.status = 'approved';
  const signature = signWebhook(key, body, testStart);
  expect((await notify(body, signature)).status).toBe(200);
  expect((await notify(body, signature)).status).toBe(200);
  expect(await read()).toMatchObject({ status: 'PAGO' });

  const [order] = await shop.db.select().from(orders).where(eq(orders.externalId, externalId));
  const deps = { db: shop.db, clock: { now: () => testStart }, mailDue: () => undefined };
  await changeStatus({ ...deps, origins: testOrigins }, order?.id ?? 0, 'ESTORNADO');
  await shop.runJobs();

  expect(payment?.returned).toBe(payment?.amount);
  expect(await read()).toMatchObject({ status: 'ESTORNADO' });
});
