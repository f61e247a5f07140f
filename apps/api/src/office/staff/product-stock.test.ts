import {
  getStaffOrder,
  handOverOrder,
  listStockMovements,
  refundOrder,
} from '@ponte/contract/staff';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orders, products } from '../../platform/db/schema/index.ts';
import { signUp } from '../../testing/customers.ts';
import { editable, editsOf } from '../../testing/edited-product.ts';
import { orderAtCounter, press } from '../../testing/shopping.ts';
import { hire, startStaffedShop, type Hired } from '../../testing/staff.ts';
import type { TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let owner: Hired;
let clerk: Hired;
beforeAll(async () => {
  shop = await startStaffedShop();
  owner = await hire(shop, 'owner');
  clerk = await hire(shop, 'catalogue');
});
afterAll(() => shop.close());

const { read, change } = editsOf(() => ({ shop, clerk }));

const pair = (
  [shelfBefore, shelfAfter]: readonly (number | null)[],
  [promisedBefore, promisedAfter]: readonly number[],
) => ({
  shelf: { before: shelfBefore, after: shelfAfter },
  promised: { before: promisedBefore, after: promisedAfter },
});

describe('a product', () => {
  const movements = () =>
    shop.call(listStockMovements, clerk.sends({ params: { id: 8 } })).then(({ data }) => data);

  test('shows shelf, promised and free pieces, and each movement with its reason', async () => {
    const earlier = (await movements()).length;
    await change({ ...editable(await read()), shelf: 5 });
    const { token } = await signUp(shop);
    const { externalId, page } = await orderAtCounter(shop, token);
    await press(shop, page, 'approve');
    await change({ ...editable(await read()), shelf: 4, shelfReason: 'correction' });
    const [row] = await shop.db.select().from(orders).where(eq(orders.externalId, externalId));
    const id = row?.id ?? 0;
    expect((await read()).pieces).toEqual({ shelf: 4, promised: 1, free: 3 });

    const sends = owner.sends({ params: { id } });
    const { version } = await shop.call(getStaffOrder, sends);
    const body = { version, pickupCode: row?.pickupCode };
    const handed = await shop.call(handOverOrder, { ...sends, body });
    const silent = { ...sends, body: { version: handed.version } };
    const { status, body: refusal } = await shop.refused(refundOrder, silent);
    expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, ['backOnShelf']]);
    const back = { version: handed.version, backOnShelf: true };
    const refunded = await shop.call(refundOrder, { ...sends, body: back });

    expect([handed.leftStore, refunded.leftStore]).toEqual([true, false]);
    expect((await read()).pieces).toEqual({ shelf: 4, promised: 0, free: 4 });
    const all = await movements();
    const made = all.slice(0, all.length - earlier).toReversed();
    const by = { id: clerk.id, name: 'Rosa' };
    const order = { id, number: String(id).padStart(6, '0') };
    const none = { order: null, by: null };
    expect(made.map(({ id: _id, at: _at, ...rest }) => rest)).toEqual([
      { ...none, reason: 'count', by, ...pair([null, 5], [0, 0]) },
      { ...none, reason: 'order', order, ...pair([5, 5], [0, 1]) },
      { ...none, reason: 'correction', by, ...pair([5, 4], [1, 1]) },
      { ...none, reason: 'handOver', order, ...pair([4, 3], [1, 0]) },
      { ...none, reason: 'return', order, ...pair([3, 4], [0, 0]) },
    ]);
    expect(all[0]?.at).toBe(new Date(shop.now()).toISOString());
    await change({ ...editable(await read()), shelf: null });
  });

  test('of which fewer are counted than are promised has none free, and names the orders', async () => {
    const { token } = await signUp(shop);
    const { externalId } = await orderAtCounter(shop, token);
    const [row] = await shop.db.select().from(orders).where(eq(orders.externalId, externalId));
    const id = row?.id ?? 0;

    const counted = await change({ ...editable(await read()), shelf: 0 });

    expect(counted.pieces).toEqual({ shelf: 0, promised: 1, free: 0 });
    expect(counted.shortOrders).toEqual([{ id, number: String(id).padStart(6, '0'), quantity: 1 }]);
    const order = await shop.call(getStaffOrder, owner.sends({ params: { id } }));
    expect(order.items[0]?.missing).toBe(1);
    await change({ ...editable(await read()), shelf: null });
  });

  test('lists its movements page by page', async () => {
    for (let shelf = 1; shelf <= 60; shelf += 1) {
      await shop.db.update(products).set({ shelf }).where(eq(products.id, 9));
    }
    const page = (query: Record<string, string>) =>
      shop.call(listStockMovements, clerk.sends({ params: { id: 9 }, query }));

    const first = await page({});
    const second = await page({ after: first.next ?? '' });

    const shelves = [...first.data, ...second.data].map(({ shelf }) => shelf.after);
    expect(shelves).toEqual(Array.from({ length: 60 }, (_, index) => 60 - index));
    expect(second.next).toBeNull();
    const wrong = clerk.sends({ params: { id: 9 }, query: { after: 'x' } });
    expect((await shop.refused(listStockMovements, wrong)).status).toBe(422);
    const unknown = clerk.sends({ params: { id: 999_999 } });
    expect((await shop.refused(listStockMovements, unknown)).status).toBe(404);
    await shop.db.update(products).set({ shelf: null }).where(eq(products.id, 9));
  });
});
