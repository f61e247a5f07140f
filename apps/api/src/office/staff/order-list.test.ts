import { listStaffOrders, refundOrder, type StaffOrder } from '@ponte/contract/staff';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { customers, orders, products } from '../../platform/db/schema/index.ts';
import { brazilianForm } from '../../testing/customers.ts';
import { orderDesk } from '../../testing/order-desk.ts';
import { hire, startStaffedShop, type Hired } from '../../testing/staff.ts';
import type { TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let owner: Hired;
let counter: Hired;
beforeAll(async () => {
  shop = await startStaffedShop();
});
beforeEach(async () => {
  // So that sign-ups of earlier tests don't count.
  shop.passTime(10 * 60_000);
  owner = await hire(shop, 'owner');
  counter = await hire(shop, 'counter');
});
afterAll(() => shop.close());

const { ordered, paid, read, list, idsOf, ship, handOver } = orderDesk(() => ({ shop, counter }));

describe('the list', () => {
  test('of a queue that waits has first what waits longest, and of all the newest', async () => {
    const [first, second] = [await paid(), await paid()];
    shop.passTime(1000);
    const third = await paid();
    await ship(await read(first.id));
    shop.passTime(1000);

    const waits = await idsOf({ queue: 'toPrepare' });
    expect(waits.filter((id) => id >= first.id)).toEqual([second.id, third.id]);
    expect((await idsOf({ queue: 'ready' })).at(-1)).toBe(first.id);
    expect((await idsOf({})).slice(0, 3)).toEqual([third.id, second.id, first.id]);
  });

  test('shows each order in one queue, as it goes', async () => {
    const { id, pickupCode, page } = await paid();
    const queues: string[] = [];
    const note = (order: StaffOrder) => queues.push(order.queue);
    const unpaid = await ordered();
    note(await read(unpaid.id));
    note(await read(id));
    note(await ship(await read(id)));
    note(await handOver(await read(id), pickupCode));
    const { version } = await read(id);
    const back = { version, backOnShelf: true };
    note(await shop.call(refundOrder, owner.sends({ params: { id }, body: back })));

    expect(page).toBeDefined();
    expect(queues).toEqual(['unpaid', 'toPrepare', 'ready', 'handedOver', 'refunded']);
    for (const queue of queues) {
      const found = await idsOf({ queue });
      expect([queue, found.includes(id)]).toEqual([queue, queue === 'refunded']);
    }
  });

  test('goes on where a page ended, in both orders, also among those of one moment', async () => {
    const template = await paid();
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, template.id));
    if (!row) throw new Error('no order');
    const { id: _id, queue: _queue, ...values } = row;
    const copies = await shop.db
      .insert(orders)
      .values(
        Array.from({ length: 120 }, (_, index) => ({
          ...values,
          externalId: `copy-of-an-order-${index}`,
          pickupCode: null,
        })),
      )
      .returning({ id: orders.id });

    for (const query of [{ queue: 'toPrepare' }, {}]) {
      const seen: number[] = [];
      let after: string | null = '';
      while (after !== null) {
        const page: Awaited<ReturnType<typeof list>> = await list(
          after === '' ? query : { ...query, after },
        );
        expect(page.data.length).toBeLessThanOrEqual(50);
        seen.push(...page.data.map(({ id }) => id));
        after = page.next;
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.filter((id) => copies.some((copy) => copy.id === id))).toHaveLength(120);
    }
    await shop.db.delete(orders).where(
      inArray(
        orders.id,
        copies.map(({ id }) => id),
      ),
    );
  });

  test.each([
    ['after', 'made-up'],
    ['after', 'WzFd'],
    ['queue', 'lost'],
    ['page', '2'],
  ])('refuses %s=%s', async (name, value) => {
    const query = { queue: 'toPrepare', [name]: value };
    const { status, body } = await shop.refused(listStaffOrders, counter.sends({ query }));

    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [name]]);
  });
});

describe('a search', () => {
  test('finds an order by its number, with zeros before it or without', async () => {
    const { id } = await paid();

    for (const search of [String(id), `#${id}`, ` ${String(id).padStart(6, '0')} `]) {
      expect(await idsOf({ search })).toEqual([id]);
    }
    expect(await idsOf({ search: '999999999' })).toEqual([]);
  });

  test('finds an order by its pickup code until it is handed over', async () => {
    const { id, pickupCode } = await paid();
    const typed = ` ${pickupCode.slice(0, 4).toLowerCase()}-${pickupCode.slice(4)}`;

    expect(await idsOf({ search: typed })).toEqual([id]);
    await handOver(await read(id), typed);
    expect(await idsOf({ search: typed })).toEqual([]);
  });

  test('finds orders by an e-mail address or its beginning, without wildcards', async () => {
    const { id, email } = await paid();

    expect(await idsOf({ search: email })).toEqual([id]);
    expect(await idsOf({ search: email.toUpperCase().replace('.COM', '') })).toEqual([id]);
    expect(await idsOf({ search: email.replace('@', '%@') })).toEqual([]);
    expect(await idsOf({ search: '@' })).toEqual([]);
  });

  test('finds orders by the beginnings of a name, without accents', async () => {
    const { id } = await paid({ ...brazilianForm, nome: 'Íris Fernanda', sobrenome: "D'Ávila" });

    for (const search of ['iris avila', 'Ávi', 'fern ÍRIS', 'FERNANDA']) {
      expect([search, await idsOf({ search })]).toEqual([search, [id]]);
    }
    for (const search of ['ris', 'iris souza', "'", ':*', 'a & !b', '\\']) {
      expect([search, (await idsOf({ search })).includes(id)]).toEqual([search, false]);
    }
  });

  test('finds orders by the buyer’s phone or document, in any spelling', async () => {
    const { id, email } = await paid();
    await shop.db
      .update(customers)
      .set({ phone: '+5567981234567', document: '15350946056' })
      .where(eq(customers.email, email));

    for (const search of ['(67) 98123-4567', '67981234567', '981234567', '153.509.460-56']) {
      expect([search, await idsOf({ search })]).toEqual([search, [id]]);
    }
    expect(await idsOf({ search: '67981234568' })).toEqual([]);
  });

  test('finds orders by their goods: words of a name, or the code, in any spelling', async () => {
    const { id } = await paid();
    const [product] = await shop.db.select().from(products).where(eq(products.id, 8));
    if (!product) throw new Error('no product');
    const { code, namePt, nameEs } = product;
    const set = (values: Partial<typeof products.$inferInsert>) =>
      shop.db.update(products).set(values).where(eq(products.id, 8));
    await set({
      code: 'ÑU-77.1/b',
      namePt: 'Lixadeira Órbital 5"',
      nameEs: 'Lijadora Roto-Orbital',
    });

    for (const search of ['orbital LIXAD', 'lijadora roto', 'ÓRB', 'ñu-77', 'Nu771B', '77.1/b']) {
      expect([search, (await idsOf({ search })).includes(id)]).toEqual([search, true]);
    }
    for (const search of ['bital', 'lixadeira 6', '#77']) {
      expect([search, (await idsOf({ search })).includes(id)]).toEqual([search, false]);
    }
    await set({ code: '775500123' });
    expect((await idsOf({ search: '775500123' })).includes(id)).toBe(true);
    await set({ code, namePt, nameEs });
  });

  test('stays within a queue when one is chosen', async () => {
    const { id } = await paid();

    expect(await idsOf({ search: String(id), queue: 'toPrepare' })).toEqual([id]);
    expect(await idsOf({ search: String(id), queue: 'ready' })).toEqual([]);
  });
});
