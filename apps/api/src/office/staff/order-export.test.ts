import { createAdaptorServer } from '@hono/node-server';
import { exportOrders } from '@ponte/contract/staff';
import { money } from '@ponte/regional/money';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentNews } from '../../adapters/payments/provider.ts';
import { orders, payments } from '../../platform/db/schema/index.ts';
import { silentLog, type Log } from '../../platform/runtime/log.ts';
import { settlePayment } from '../../shop/orders/settle-payment.ts';
import { signUp } from '../../testing/customers.ts';
import { orderAtCounter } from '../../testing/shopping.ts';
import { ask, hire, startStaffedShop, type Hired } from '../../testing/staff.ts';
import { testOrigins, type TestApp } from '../../testing/test-app.ts';
import { csvFile } from './csv.ts';

let shop: TestApp;
let owner: Hired;
beforeAll(async () => {
  shop = await startStaffedShop();
  owner = await hire(shop, 'owner');
});
afterAll(() => shop.close());

async function placed() {
  const { token } = await signUp(shop);
  const { externalId } = await orderAtCounter(shop, token);
  const [row] = await shop.db
    .select({ order: orders, payment: payments })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(orders.externalId, externalId));
  if (!row) throw new Error('no order');
  const settle = (news: Omit<PaymentNews, 'reference' | 'amount'>) => {
    const { reference } = row.payment;
    const context = { db: shop.db, clock: shop, log: silentLog, origins: testOrigins };
    return settlePayment(
      { ...context, mailDue: () => undefined, payments: undefined },
      { reference, amount: money(6490, 'USD'), ...news },
    );
  };
  return { ...row, settle };
}

async function exported(query: Readonly<Record<string, string>> = {}) {
  const response = await ask(shop, exportOrders, owner.sends({ query }));
  return { status: response.status, text: await response.text() };
}

/** The lines of an order, each by its columns. */
async function linesOf(id: number, query?: Readonly<Record<string, string>>) {
  const [head = '', ...lines] = (await exported(query)).text.replace('\u{FEFF}', '').split('\r\n');
  const names = head.split(';');
  return lines
    .map((line) => Object.fromEntries(line.split(';').map((cell, at) => [names[at] ?? '', cell])))
    .filter(({ order }) => order === `'${String(id).padStart(6, '0')}`);
}

describe('orders as a table', () => {
  test('are those of the shop’s days, with the shop’s times', async () => {
    const { order } = await placed();
    // 23:30 of the 27th at the counter, and the 28th in UTC.
    const createdAt = new Date('2026-11-28T02:30:00Z');
    await shop.db.update(orders).set({ createdAt }).where(eq(orders.id, order.id));
    const day = (text: string) => ({ from: text, to: text });

    expect(await linesOf(order.id, day('2026-11-28'))).toEqual([]);
    expect(await linesOf(order.id, day('2026-11-27'))).toMatchObject([
      { created_at: '27/11/2026 23:30' },
    ]);
  });

  test('say how they are delivered, paid and reached, in the language that is asked for', async () => {
    const { order, payment } = await placed();
    await shop.db.update(payments).set({ method: 'pix' }).where(eq(payments.id, payment.id));

    const [line] = await linesOf(order.id, { lang: 'es' });

    expect(line).toMatchObject({
      payment_way: 'pix',
      payment_provider: payment.provider,
      delivery: order.delivery.description.es,
      delivery_place: order.delivery.place,
      total: '64,90',
    });
    expect(line?.['payment_reference']).toContain(payment.reference);
    expect(line?.['phone']).toMatch(/^'\+55 /);
  });

  // Spec: decision 51
  test('have a line for each movement of money other than as asked, and what went back', async () => {
    const { order, settle } = await placed();
    await settle({ outcome: 'approved' });
    expect(await linesOf(order.id)).toMatchObject([
      { paid: '64,90', returned: '0,00', returned_as: '', movement: '' },
    ]);

    await settle({ outcome: 'refunded', returnedMinor: 1000 });
    await settle({ outcome: 'charged_back' });

    const [bought, ...moved] = await linesOf(order.id);
    expect(bought).toMatchObject({ paid: '64,90', returned: '64,90', returned_as: 'chargedBack' });
    expect(bought?.['returned_at']).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/);
    expect(moved).toMatchObject([
      { movement: 'refunded', moved_currency: 'USD', moved_amount: '10,00', code: '' },
      { movement: 'chargedBack', moved_amount: '54,90' },
    ]);
  });

  test('of another amount and of an unknown word say so', async () => {
    const [more, odd] = [await placed(), await placed()];
    await more.settle({ outcome: 'approved', paid: money(6590, 'USD') });
    const context = { db: shop.db, clock: shop, log: silentLog, origins: testOrigins };
    await settlePayment(
      { ...context, mailDue: () => undefined, payments: undefined },
      { reference: odd.payment.reference, outcome: 'unknown', word: 'on_hold' },
    );

    expect((await linesOf(more.order.id)).at(-1)).toMatchObject({
      movement: 'otherAmount',
      moved_amount: '65,90',
    });
    expect((await linesOf(odd.order.id)).at(-1)).toMatchObject({
      movement: 'unknown',
      moved_word: 'on_hold',
    });
  });

  test.each([
    { from: '2026-02-31' },
    { to: '2026-02-31' },
    { to: '9999-12-31' },
    { from: '2026-11-28', to: '2026-11-27' },
    { from: '27/11/2026' },
  ])('of days that there are not are refused: %j', async (query) => {
    expect((await exported(query)).status).toBe(422);
  });
});

test('a file that breaks off is logged, and is not taken for a whole one', async () => {
  const logged: object[] = [];
  const log: Log = { ...silentLog, error: (event, facts) => void logged.push({ event, ...facts }) };
  async function* broken() {
    yield [['1']];
    throw new Error('the database is gone');
  }
  const app = new Hono().get('/', (context) => {
    const { stream, type } = csvFile({ log }, 'orders', ['order'], broken());
    return context.body(stream, 200, { 'Content-Type': type });
  });
  const server = createAdaptorServer({ fetch: app.fetch });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', () => done());
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;

  const read = async () => (await fetch(`http://127.0.0.1:${port}/`)).text();

  await expect(read()).rejects.toThrow('terminated');
  expect(logged).toEqual([
    { event: 'export broke off', file: 'orders', reason: expect.stringContaining('Error') },
  ]);
  await new Promise((done) => server.close(done));
});
