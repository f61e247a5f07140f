import { createHash } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { payments, sandboxPayments } from '../db/schema/index.ts';
import { changeStatus, type StaffStatus } from '../orders/change-status.ts';
import { createSigner } from '../security/secrets.ts';
import { signUp } from '../testing/customers.ts';
import { orderAtCounter, press } from '../testing/shopping.ts';
import { startTestApp, testOrigins, type TestApp } from '../testing/test-app.ts';
import { signatureHeader } from './sandbox.ts';

let shop: TestApp;
let token: string;
beforeAll(async () => {
  shop = await startTestApp();
  token = (await signUp(shop)).token;
});
afterAll(() => shop.close());

/** The secret and the time of the test app. */
const signer = createSigner('a secret of the tests, long enough');
const now = Date.UTC(2025, 10, 20, 12);

const signatureOf = (body: string, at = now, by = signer) =>
  by.sign('payment-webhook', `${at}.${createHash('sha256').update(body).digest('base64url')}`);

const notify = async (body: string, signature: string) =>
  shop.app.request('/webhooks/payments/sandbox', {
    method: 'POST',
    headers: { [signatureHeader]: signature },
    body,
  });

const newsText = (reference: string, rest: object = {}) =>
  JSON.stringify({ reference, outcome: 'approved', amountMinor: 6490, currency: 'USD', ...rest });

const newsOf = async (rest: object = {}) => {
  const { externalId, read } = await orderAtCounter(shop, token);
  const [payment] = await shop.db.select().from(payments).orderBy(desc(payments.id)).limit(1);
  const reference = payment?.reference ?? '';
  return { body: newsText(reference, rest), read, externalId, reference };
};

describe('a notification', () => {
  test('that the provider signed is believed, once or often', async () => {
    const { body, read } = await newsOf();

    const answers = await Promise.all([1, 2, 3].map(() => notify(body, signatureOf(body))));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await read()).toMatchObject({ status: 'PAGO' });
  });

  test.each([
    ['is not signed', () => ''],
    [
      'is signed by somebody else',
      (body: string) => signatureOf(body, now, createSigner('another')),
    ],
    ['is signed for another text', () => signatureOf('{}')],
    ['is ten minutes old', (body: string) => signatureOf(body, now - 600_000)],
    ['comes from the future', (body: string) => signatureOf(body, now + 600_000)],
  ])('that %s is as if there were no such path', async (_, sign) => {
    const { body, read } = await newsOf();

    expect((await notify(body, sign(body))).status).toBe(404);
    expect(await read()).toMatchObject({ status: 'PAGAMENTO' });
  });

  test.each([
    ['another amount', { amountMinor: 1 }],
    ['another currency', { currency: 'PYG' }],
  ])('of %s is kept for staff to check, and the order is not paid', async (_, rest) => {
    const { body, read } = await newsOf(rest);

    expect((await notify(body, signatureOf(body))).status).toBe(200);
    expect(await read()).toMatchObject({ status: 'PAGAMENTO', em_analise: true });
  });

  test('of an unknown payment changes nothing', async () => {
    const { body, read } = await newsOf({ reference: 'unknown' });

    expect((await notify(body, signatureOf(body))).status).toBe(404);
    expect(await read()).toMatchObject({ status: 'PAGAMENTO' });
  });

  test.each(['', '{', '[]', '{"reference":1}', newsText('a\0b'), newsText('a'.repeat(65))])(
    'that is signed and says nothing (%j) is 400',
    async (body) => {
      expect((await notify(body, signatureOf(body))).status).toBe(400);
    },
  );

  test.each<[string, readonly StaffStatus[], boolean]>([
    ['was paid and paid back', ['ESTORNADO'], false],
    ['was paid back before it was paid', ['AUTORIZADO', 'ESTORNADO'], true],
  ])('of an order that %s leaves it so', async (_, statuses, tellsOperator) => {
    const { body, read } = await newsOf();
    const { id } = await read();
    if (!tellsOperator) await notify(body, signatureOf(body));
    const deps = {
      db: shop.db,
      clock: { now: () => now },
      mailDue: () => {},
      origins: testOrigins,
    };
    await shop.db.update(sandboxPayments).set({ outcome: 'approved' });
    for (const status of statuses) expect(await changeStatus(deps, Number(id), status)).toBe(true);
    await shop.runJobs();
    const loggedBefore = shop.logged.length;

    expect((await notify(body, signatureOf(body))).status).toBe(200);

    expect(await read()).toMatchObject({ status: 'ESTORNADO', codigo_retirada: null });
    const told = shop.logged
      .slice(loggedBefore)
      .filter((line) => line.includes('payment for a closed order: it is paid back'));
    expect(told).toHaveLength(tellsOperator ? 1 : 0);
  });

  test('that comes after the link ran out still counts: the money is there', async () => {
    const { body, read, reference } = await newsOf();
    await shop.db
      .update(payments)
      .set({ status: 'CANCELADO' })
      .where(eq(payments.reference, reference));

    await notify(body, signatureOf(body));

    expect(await read()).toMatchObject({ status: 'PAGO' });
  });
});

describe('the sandbox’s page', () => {
  test('shows the amount in the buyer’s language, and runs no script', async () => {
    const { page } = await orderAtCounter(shop, token);

    const response = await shop.app.request(`${page.pathname}${page.search}`);
    const text = await response.text();

    expect(text).toContain('U$\u00a064,90');
    expect(text).toContain('Aprovar o pagamento');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).not.toContain('<script');
  });

  test.each(['/sandbox/payments/x', '/sandbox/payments/abc.def'])('%s is 404', async (path) => {
    expect((await shop.app.request(path)).status).toBe(404);
    expect((await shop.app.request(path, { method: 'POST', body: new FormData() })).status).toBe(
      404,
    );
  });

  test('does nothing that it has no button for', async () => {
    const { page, read } = await orderAtCounter(shop, token);

    expect((await press(shop, page, 'refund')).status).toBe(404);
    expect(await read()).toMatchObject({ status: 'PAGAMENTO' });
  });

  test('is not there where payments are not played', async () => {
    const real = await startTestApp(undefined, { sandboxPayments: false });
    const response = await real.app.request('/webhooks/payments/sandbox', { method: 'POST' });
    await real.close();

    expect(response.status).toBe(404);
  });
});
