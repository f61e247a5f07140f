import {
  countStaffOrders,
  listStaffOrders,
  orderQueues,
  type OrderQueue,
} from '@ponte/contract/staff';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { customers, orders } from '../../platform/db/schema/index.ts';
import { brazilianForm, signUp } from '../../testing/customers.ts';
import { orderAtCounter, press } from '../../testing/shopping.ts';
import { hire, startStaffedShop, type Hired } from '../../testing/staff.ts';
import type { TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let counter: Hired;
beforeAll(async () => {
  shop = await startStaffedShop();
  counter = await hire(shop, 'counter');
});
beforeEach(async () => {
  await shop.db.execute(sql`truncate ${orders} cascade`);
});
afterAll(() => shop.close());

async function countsOf(search?: string) {
  const query = search === undefined ? {} : { search };
  const { data } = await shop.call(countStaffOrders, counter.sends({ query }));
  expect(data.map(({ queue }) => queue)).toEqual(orderQueues);
  return data.filter(({ count, more }) => count > 0 || more);
}

const listed = async (search: string, queue?: OrderQueue) => {
  const query = { search, ...(queue && { queue }) };
  return (await shop.call(listStaffOrders, counter.sends({ query }))).data.map(({ id }) => id);
};

/** A row to copy, of a customer with an order. */
let template: { order: typeof orders.$inferSelect; customer: typeof customers.$inferSelect };
beforeAll(async () => {
  const { token } = await signUp(shop, { ...brazilianForm, nome: 'Zulma' });
  const { externalId, page } = await orderAtCounter(shop, token);
  await press(shop, page, 'approve');
  const [row] = await shop.db
    .select({ order: orders, customer: customers })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(eq(orders.externalId, externalId));
  if (!row) throw new Error('no order');
  template = row;
});

let copies = 0;

/** Orders of a customer, by default of Zulma. */
async function addOrders(
  count: number,
  state: Partial<typeof orders.$inferInsert> = {},
): Promise<number[]> {
  const { id: _id, queue: _queue, ...values } = template.order;
  const rows = await shop.db
    .insert(orders)
    .values(
      Array.from({ length: count }, () => ({
        ...values,
        externalId: `a-copy-${(copies += 1)}`,
        pickupCode: null,
        ...state,
      })),
    )
    .returning({ id: orders.id });
  return rows.map(({ id }) => id);
}

async function addCustomers(count: number, firstName: string): Promise<number[]> {
  const { id: _id, ...values } = template.customer;
  const rows = await shop.db
    .insert(customers)
    .values(
      Array.from({ length: count }, (_, index) => ({
        ...values,
        firstName,
        email: `${firstName}-${index}@example.com`,
      })),
    )
    .returning({ id: customers.id });
  return rows.map(({ id }) => id);
}

const exactly = (queue: OrderQueue, count: number) => ({ queue, count, more: false });

describe('orders are counted', () => {
  test('in each queue, also where there is none', async () => {
    await addOrders(2);
    await addOrders(1, { status: 'ENVIADO' });
    await addOrders(3, { status: 'ESTORNADO' });
    await addOrders(2, { refundingAt: new Date(0) });

    expect(await countsOf()).toEqual([
      exactly('toPrepare', 2),
      exactly('ready', 1),
      exactly('refunding', 2),
      exactly('refunded', 3),
    ]);
  });

  test('of what is looked for: a number, a pickup code, a buyer', async () => {
    const [one = 0] = await addOrders(2);
    await addOrders(1, { status: 'ENVIADO', pickupCode: 'QWERTYUP' });

    expect(await countsOf(String(one))).toEqual([exactly('toPrepare', 1)]);
    expect(await countsOf('qwer-tyup')).toEqual([exactly('ready', 1)]);
    expect(await countsOf('zul souza')).toEqual([exactly('toPrepare', 2), exactly('ready', 1)]);
    expect(await countsOf('nobody at all')).toEqual([]);
  });

  test('up to 999, and said to be more', async () => {
    await addOrders(999, { status: 'ENVIADO' });
    expect(await countsOf()).toEqual([exactly('ready', 999)]);

    await addOrders(1, { status: 'ENVIADO' });
    expect(await countsOf()).toEqual([{ queue: 'ready', count: 999, more: true }]);
    expect(await countsOf('zulma')).toEqual([{ queue: 'ready', count: 999, more: true }]);
  });
});

describe('a name that very many have', () => {
  let namesakes: number[] = [];
  beforeAll(async () => {
    namesakes = await addCustomers(3001, 'Maristela');
  });
  const oneOf = () => ({ customerId: namesakes[0] ?? 0 });

  test('is counted exactly in a queue that is not long', async () => {
    await addOrders(3);
    await addOrders(2, oneOf());

    expect(await countsOf('maristela')).toEqual([exactly('toPrepare', 2)]);
  });

  test('is counted among the newest of a long queue, and said to be more', async () => {
    await addOrders(5, oneOf());
    await addOrders(999);
    await addOrders(2, oneOf());

    expect(await countsOf('maristela')).toEqual([{ queue: 'toPrepare', count: 2, more: true }]);
  });

  test('finds the orders of each of them', async () => {
    const [oldest] = await addOrders(1, oneOf());
    const [newest] = await addOrders(1, { customerId: namesakes.at(-1) ?? 0 });

    expect(await listed('maristela')).toEqual([newest, oldest]);
  });

  test('finds those of a queue in its order, and no others', async () => {
    await addOrders(1, { status: 'ENVIADO' });
    const since = (minutes: number) => ({ ...oneOf(), updatedAt: new Date(minutes * 60_000) });
    const [later] = await addOrders(1, { ...since(2), status: 'ENVIADO' });
    const [sooner] = await addOrders(1, { ...since(1), status: 'ENVIADO' });
    await addOrders(1, oneOf());

    expect(await listed('maristela', 'ready')).toEqual([sooner, later]);
  });
});
