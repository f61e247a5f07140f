import { createHash } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orders, payments, sandboxPayments } from '../../platform/db/schema/index.ts';
import { createSigner } from '../../platform/security/secrets.ts';
import { changeStatus, type StaffStatus } from '../../shop/orders/change-status.ts';
import { signUp } from '../../testing/customers.ts';
import { orderAtCounter, press } from '../../testing/shopping.ts';
import { startTestApp, testOrigins, type TestApp } from '../../testing/test-app.ts';
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

    for (const action of ['refund', 'chargeBack', 'late', 'delete', '']) {
      expect((await press(shop, page, action)).status).toBe(404);
    }
    expect(await read()).toMatchObject({ status: 'PAGAMENTO' });
  });

  const text = async (page: URL) =>
    (await shop.app.request(`${page.pathname}${page.search}`)).text();
  const actionsOn = async (page: URL) =>
    [...(await text(page)).matchAll(/value="(\w+)"/g)].map(([, action]) => action);
  const bought = async (...actions: readonly string[]) => {
    const order = await orderAtCounter(shop, token);
    for (const action of actions) expect((await press(shop, order.page, action)).status).toBe(303);
    return order;
  };
  const stands = async (externalId: string) => {
    const [row] = await shop.db
      .select({ order: orders.status, payment: payments.status, money: orders.money })
      .from(orders)
      .innerJoin(payments, eq(payments.orderId, orders.id))
      .where(eq(orders.externalId, externalId));
    return row && `${row.order} ${row.payment} ${row.money}`;
  };

  test.each([
    ['approve', 'PAGO PAGO ok'],
    ['half', 'PAGAMENTO EM_ANALISE checking'],
    ['decline', 'PAGAMENTO RECUSADO ok'],
    ['abandon', 'PAGAMENTO AGUARDANDO ok'],
    ['slow', 'PAGAMENTO AGUARDANDO ok'],
    ['decline approve', 'PAGO PAGO ok'],
    ['approve approve', 'PAGO PAGO ok'],
    ['approve decline', 'PAGO PAGO ok'],
    ['approve abandon', 'PAGO PAGO ok'],
    ['approve refund', 'ESTORNADO PAGO ok'],
    ['approve chargeBack', 'PAGO PAGO missing'],
  ])('after %s leaves the order %s', async (actions, expected) => {
    const { externalId } = await bought(...actions.split(' '));

    expect(await stands(externalId)).toBe(expected);
  });

  test('offers what can still happen: to be paid, to go back, nothing', async () => {
    const { page } = await bought();
    expect(await actionsOn(page)).toEqual(['approve', 'half', 'decline', 'slow', 'abandon']);

    await press(shop, page, 'approve');
    expect(await actionsOn(page)).toEqual(['refund', 'chargeBack']);
    expect(await text(page)).toContain('Este pagamento já foi feito.');

    await press(shop, page, 'refund');
    expect(await actionsOn(page)).toEqual([]);
    expect((await press(shop, page, 'chargeBack')).status).toBe(404);
  });

  test('is gone with its link, and lets the money come late all the same', async () => {
    const { page, externalId } = await bought();
    shop.passTime(4_000_000);
    await shop.runJobs();
    const response = await shop.app.request(`${page.pathname}${page.search}`);

    expect(response.status).toBe(404);
    const shown = await response.text();
    expect(shown).toContain('não existe ou expirou');
    expect(shown).toMatch(/<a href="https:\/\/br\.example\/[^"]+">Voltar à loja<\/a>/);
    expect((await press(shop, page, 'approve')).status).toBe(404);
    expect(await stands(externalId)).toBe('AGUARDANDO CANCELADO ok');

    expect((await press(shop, page, 'late')).status).toBe(303);
    expect(await stands(externalId)).toBe('PAGO PAGO ok');
  });

  test('is not there where payments are not played', async () => {
    const real = await startTestApp(undefined, { sandboxPayments: false });
    const response = await real.app.request('/webhooks/payments/sandbox', { method: 'POST' });
    await real.close();

    expect(response.status).toBe(404);
  });
});
