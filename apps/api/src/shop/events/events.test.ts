import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { money } from '@ponte/regional/money';
import { desc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { events, jobs, orders, payments, products } from '../../platform/db/schema/index.ts';
import { silentLog } from '../../platform/runtime/log.ts';
import { paraguayanForm, signUp } from '../../testing/customers.ts';
import { startReceiver, type TestReceiver } from '../../testing/event-receiver.ts';
import { atCheckout, checkOut, choiceOf, orderAtCounter, press } from '../../testing/shopping.ts';
import { startTestApp, testOrigins, type TestApp } from '../../testing/test-app.ts';
import { handOver } from '../orders/change-status.ts';
import { settlePayment } from '../orders/settle-payment.ts';
import { moveStock } from '../orders/stock.ts';

const key = 'a key of the merchant, long enough to be one';
const start = Date.UTC(2025, 10, 20, 12);
let now = start;
const clock = { now: () => now };

let shop: TestApp;
let receiver: TestReceiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.close());
beforeEach(async () => {
  now = start;
  receiver.answer(204);
  receiver.received.length = 0;
  shop = await startTestApp(undefined, { clock, receiver: { url: receiver.url, key } });
});
afterEach(() => shop.close());

const eventSchema = v.looseObject({
  id: v.string(),
  sequence: v.number(),
  type: v.string(),
  buyer: v.looseObject({}),
  order: v.looseObject({
    id: v.string(),
    payments: v.array(v.looseObject({ reference: v.string() })),
  }),
});

/** What was received since the last look, in the order of what happened. */
async function received() {
  await shop.runJobs();
  return receiver.received
    .splice(0)
    .map(({ body }) => v.parse(eventSchema, JSON.parse(body)))
    .toSorted((a, b) => a.sequence - b.sequence);
}

const types = async () => (await received()).map(({ type }) => type);

/** As once the provider has confirmed it. */
const refund = (id: number) =>
  shop.db.update(orders).set({ status: 'ESTORNADO' }).where(eq(orders.id, id));

const handOverTo = (id: number) =>
  handOver({ db: shop.db, clock, mailDue: () => undefined, origins: testOrigins }, id);

const putBack = (id: number) =>
  moveStock(shop.db, [{ orderId: id, reason: 'return' }], new Date(now));

/** A resident's, in guaranis. */
async function paidOrder(form: Record<string, string | Blob> = paraguayanForm) {
  const { token } = await signUp(shop, form);
  const { externalId, page } = await orderAtCounter(shop, token, 3);
  await press(shop, page, 'approve');
  const [order] = await shop.db.select().from(orders).where(eq(orders.externalId, externalId));
  return { id: order?.id ?? 0 };
}

/** A part of the newest payment goes back at the provider. */
async function movePart(): Promise<void> {
  const [last] = await shop.db.select().from(payments).orderBy(desc(payments.id)).limit(1);
  const { reference = '', amountMinor = 0 } = last ?? {};
  const { db } = shop;
  const mailDue = () => undefined;
  await settlePayment(
    { db, clock, mailDue, log: silentLog, origins: testOrigins, payments: undefined },
    { reference, outcome: 'refunded', amount: money(amountMinor, 'PYG'), returnedMinor: 100_000 },
  );
}

describe('the life of an order', () => {
  test('that is paid and refunded is reported step by step', async () => {
    const { id } = await paidOrder();
    expect(await types()).toEqual(['order.placed', 'order.paid']);
    now += 60_000;
    await handOverTo(id);
    const [taken] = await received();
    expect(taken).toMatchObject({ type: 'stock.taken', happenedAt: new Date(now).toISOString() });

    await refund(id);
    await putBack(id);
    expect(await types()).toEqual(['order.refunded', 'stock.returned']);
  });

  // Spec: decision 49
  test('has the buyer’s complete RUC, with its letter', async () => {
    await paidOrder({ ...paraguayanForm, documento: '1234504a-0' });

    const told = await received();

    expect(told.map(({ buyer: { document } }) => document)).toEqual(
      told.map(() => ({ kind: 'RUC', number: '1234504A0' })),
    );
    expect(told).toHaveLength(2);
  });

  test('that is not paid ends as cancelled, and a late payment still counts', async () => {
    const { token } = await signUp(shop);
    const { page } = await orderAtCounter(shop, token);
    now += 4_000_000;
    await shop.runJobs();

    const [, cancelled] = await received();
    expect(cancelled).toMatchObject({ type: 'order.cancelled', reason: 'unpaid' });

    await press(shop, page, 'approve');
    expect(await types()).toEqual([]);
  });

  test('that another choice replaces is cancelled', async () => {
    const { token, cartId, counter, point } = await atCheckout(shop, 'resident');
    await checkOut(shop, token, cartId, choiceOf(counter));
    await checkOut(shop, token, cartId, choiceOf(point, { id_ponto_entrega: 2 }));

    const told = await received();

    expect(told.map(({ type, reason }) => [type, reason])).toEqual([
      ['order.placed', undefined],
      ['order.cancelled', 'replaced'],
      ['order.placed', undefined],
    ]);
  });

  test('gets no event of a transaction that was rolled back', async () => {
    const { id } = await paidOrder();
    await received();
    const failed = shop.db.transaction(async (tx) => {
      await tx.update(orders).set({ status: 'ESTORNADO' }).where(eq(orders.id, id));
      throw new Error('the rest failed');
    });

    await expect(failed).rejects.toThrow('the rest failed');
    expect(await types()).toEqual([]);
  });
});

describe('an event', () => {
  test('is signed with its time, and named by its id', async () => {
    await paidOrder();
    await shop.runJobs();

    for (const { headers, body } of receiver.received) {
      const seconds = start / 1000;
      const hmac = createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex');
      expect(headers['ponte-signature']).toBe(`t=${seconds},v1=${hmac}`);
      expect(headers['ponte-event']).toBe(v.parse(eventSchema, JSON.parse(body)).id);
      expect(headers['content-type']).toBe('application/json');
    }
    expect(receiver.received).toHaveLength(2);
  });

  test('is kept no longer than until it was received', async () => {
    await paidOrder();
    await shop.runJobs();

    expect(await shop.db.select().from(events)).toEqual([]);
    expect(await shop.db.select().from(jobs).where(eq(jobs.name, 'event'))).toEqual([]);
  });

  test.each([500, 404, 301])('that is answered %i is sent again', async (status) => {
    receiver.answer(status);
    await paidOrder();
    expect(await types()).toHaveLength(2);

    receiver.answer(204);
    expect(await types()).toEqual([]);
    now += 60_000;
    expect(await types()).toHaveLength(2);
    now += 86_400_000;
    expect(await types()).toEqual([]);
  });

  test('outlives a receiver that is away for two days, and says the same as at first', async () => {
    receiver.answer(503);
    const { id } = await paidOrder();
    const [placed] = await received();
    for (let hour = 0; hour < 48; hour += 1) {
      now += 3_600_000;
      await shop.runJobs();
    }
    await shop.db.update(products).set({ taxPercent: 5 });
    receiver.received.length = 0;

    receiver.answer(200);
    now += 6 * 3_600_000;

    const told = await received();
    expect(told.map(({ type }) => type)).toEqual(['order.placed', 'order.paid']);
    expect(told[0]).toEqual(placed);
    expect(told[0]).toMatchObject({ order: { number: id } });
  });

  test('of many orders arrives although others of them are refused', async () => {
    receiver.answer(500);
    for (let count = 0; count < 5; count += 1) await paidOrder();
    await received();
    receiver.answer(204);

    await paidOrder();

    expect(await types()).toEqual(['order.placed', 'order.paid']);
  });
});

test('without a receiver nothing is kept for one', async () => {
  const alone = await startTestApp(undefined, { clock });
  const { token } = await signUp(alone);
  await orderAtCounter(alone, token);
  await alone.runJobs();

  expect(await alone.db.select().from(events)).toEqual([]);
  await alone.close();
});

describe('the document', () => {
  const page = readFileSync(new URL('../../../../../docs/events.md', import.meta.url), 'utf8');
  /** The JSON blocks under the heading of a type. */
  const exampleOf = (type: string): unknown => {
    const [, block] =
      new RegExp(`### \`${type}\`[\\s\\S]*?\`\`\`json\\n([\\s\\S]*?)\`\`\``).exec(page) ?? [];
    return JSON.parse(block ?? 'null');
  };

  /** The same, with what is drawn at random as the document has it. */
  const withIdsOf = (event: v.InferOutput<typeof eventSchema>): unknown => ({
    ...event,
    id: '4b1f3c0e-6f2d-4c58-9d0a-3f0f6f3d2a11',
    order: {
      ...event.order,
      id: 'Zk3vQ0v7T2m8xW1c',
      payments: event.order.payments.map((one) => ({ ...one, reference: 'q8Jr5LwN2y0bTfXa' })),
    },
    buyer: { ...event.buyer, email: 'luis@example.com' },
  });

  test('has an example of each event as it is sent', async () => {
    const { id } = await paidOrder();
    const [placed, paid] = await received();
    await handOverTo(id);
    await refund(id);
    await putBack(id);
    const [taken, refunded, returned] = await received();
    const { token } = await signUp(shop);
    await orderAtCounter(shop, token);
    now += 4_000_000;
    await shop.runJobs();
    const cancelled = (await received()).find(({ type }) => type === 'order.cancelled');

    await paidOrder();
    await received();
    await movePart();
    const [moved] = await received();

    for (const event of [placed, paid, taken, refunded, returned, cancelled, moved]) {
      if (!event) throw new Error('An event is missing.');
      const shown = event.type === 'order.paid' ? withIdsOf(event) : headOf(withIdsOf(event));
      expect(exampleOf(event.type)).toEqual(shown);
    }
  });

  /** Order and buyer are shown once. */
  const headOf = (event: unknown): unknown => {
    const { order: _order, buyer: _buyer, ...head } = v.parse(v.looseObject({}), event);
    return head;
  };
});
