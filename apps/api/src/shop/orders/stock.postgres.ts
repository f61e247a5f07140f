import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readVersion } from '../../catalogue/products/read-version.ts';
import { rowsOf } from '../../operations/backup/catalog.ts';
import { orders, products } from '../../platform/db/schema/index.ts';
import { signUp } from '../../testing/customers.ts';
import { urlOf } from '../../testing/server-beside.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeEach(async () => {
  shop = await startTestApp();
});
afterEach(() => shop.close());

/** A process that orders, pays, cancels, expires and pays back; resolves with how it ended. */
async function traffic(url: string, seed: number, tokens: readonly string[]): Promise<string> {
  const script = fileURLToPath(new URL('../../testing/stock-traffic.ts', import.meta.url));
  const child = spawn(
    process.execPath,
    ['--conditions=@ponte/source', script, url, String(seed), ...tokens],
    { env: { ...process.env, NODE_OPTIONS: '' }, stdio: ['ignore', 'inherit', 'pipe'] },
  );
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code]: unknown[] = await once(child, 'close');
  return code === 0 ? 'done' : said;
}

const number = v.number();

/** Each product's pieces now, and by the last line of its ledger. */
const balances = (db: TestApp['db']) =>
  rowsOf(
    db,
    v.object({ shelf: number, promised: number, lastShelf: number, lastPromised: number }),
    sql`
      select pieces_left as shelf, pieces_held as promised, m.shelf_after as "lastShelf",
        m.promised_after as "lastPromised"
      from products p
      cross join lateral (
        select * from stock_movements where product_id = p.id order by id desc limit 1
      ) m
      where p.id in (1, 2, 3, 4) order by p.id
    `,
  );

/** The ledger, each line with the previous one of the same product. */
const ledger = (db: TestApp['db']) =>
  rowsOf(
    db,
    v.object({
      reason: v.string(),
      orderId: v.nullable(number),
      quantity: v.nullable(number),
      isFirst: v.boolean(),
      shelf: v.tuple([number, number]),
      promised: v.tuple([number, number]),
      before: v.nullable(v.tuple([number, number])),
    }),
    sql`
      select m.reason, m.order_id as "orderId", i.quantity,
        row_number() over (partition by m.product_id, m.order_id order by m.id) = 1 as "isFirst",
        array[m.shelf_before, m.shelf_after] as shelf,
        array[m.promised_before, m.promised_after] as promised,
        lag(array[m.shelf_after, m.promised_after])
          over (partition by m.product_id order by m.id) as before
      from stock_movements m
      left join order_items i on i.order_id = m.order_id and i.product_id = m.product_id
      where m.product_id in (1, 2, 3, 4) and m.shelf_before is not null
      order by m.id
    `,
  );

type LedgerLine = Awaited<ReturnType<typeof ledger>>[number];

/** Whether something changed between this line and the one before it. */
const isApart = ({ shelf, promised, before }: LedgerLine) =>
  before !== null && (shelf[0] !== before[0] || promised[0] !== before[1]);

/** Whether it moved what its reason moves. */
function isRight({ reason, quantity, shelf, promised }: LedgerLine): boolean {
  const moved = [shelf[1] - shelf[0], promised[1] - promised[0]];
  const pieces = quantity ?? 0;
  const right: Readonly<Record<string, readonly number[]>> = {
    import: [moved[0] ?? 0, 0],
    order: [0, pieces],
    unpaid: [0, -pieces],
    refund: [0, -pieces],
    handOver: [-Math.min(pieces, shelf[0]), -pieces],
    return: [pieces, 0],
  };
  return JSON.stringify(right[reason]) === JSON.stringify(moved);
}

/** Whether a checkout promised more than there was; a payment that comes late may. */
const isTooMuch = ({ reason, isFirst, shelf, promised }: LedgerLine) =>
  reason === 'order' && isFirst && promised[1] > shelf[1];

/** What each order is promised, by the ledger and by the order. */
const promises = (db: TestApp['db']) =>
  rowsOf(
    db,
    v.object({ ledger: number, order: number }),
    sql`
      select coalesce(sum(m.promised_after - m.promised_before), 0)::integer as ledger,
        case when o.stock = 'held' then i.quantity else 0 end as order
      from order_items i
      join orders o on o.id = i.order_id
      left join stock_movements m on m.order_id = i.order_id and m.product_id = i.product_id
      group by i.order_id, i.position, i.quantity, o.stock
    `,
  );

// Spec: decision 45, 50
test.each([1, 2, 3])(
  'whatever two processes order, pay, expire, hand over, pay back and import at once, no piece is lost or promised twice (%i)',
  async (seed) => {
    const { db } = shop;
    await db
      .update(products)
      .set({ shelf: 12 })
      .where(inArray(products.id, [1, 2, 3, 4]));
    const customers = [await signUp(shop), await signUp(shop), await signUp(shop)];
    const tokens = customers.map(({ token }) => token);
    const url = await urlOf(db);

    const ends = await Promise.all([traffic(url, seed, tokens), traffic(url, seed + 100, tokens)]);

    expect(ends).toEqual(['done', 'done']);
    for (const { shelf, promised, lastShelf, lastPromised } of await balances(db)) {
      expect([shelf, promised]).toEqual([lastShelf, lastPromised]);
    }
    for (const { ledger: told, order } of await promises(db)) expect(told).toBe(order);
    const lines = await ledger(db);
    expect(lines.filter(isApart)).toEqual([]);
    expect(lines.filter((line) => !isRight(line))).toEqual([]);
    expect(lines.filter(isTooMuch)).toEqual([]);
    expect(new Set(lines.map(({ reason }) => reason)).size).toBeGreaterThan(3);
    expect((await db.select().from(orders)).length).toBeGreaterThan(10);
  },
);

test('only the last piece that is promised or freed is a change of the catalogue', async () => {
  const { db } = shop;
  await db
    .update(products)
    .set({ shelf: 2 })
    .where(inArray(products.id, [1]));
  const versions = [await readVersion(db)];
  for (const held of [1, 2, 1, 0]) {
    await db.execute(sql`update products set pieces_held = ${held} where id = 1`);
    versions.push(await readVersion(db));
  }

  const changed = versions.slice(1).map((version, index) => version !== versions[index]);
  expect(changed).toEqual([false, true, true, false]);
});

test('a change of any other column of products is a change of the catalogue', async () => {
  const columns = await rowsOf(
    shop.db,
    v.object({ name: v.string(), watched: v.boolean() }),
    sql`
      select a.attname::text as name, a.attnum = any(t.tgattr::smallint[]) as watched
      from pg_attribute a
      join pg_trigger t on t.tgrelid = a.attrelid and t.tgname = 'catalogue_change'
      where a.attrelid = 'products'::regclass and a.attnum > 0 and not a.attisdropped
    `,
  );

  const unwatched = columns.filter(({ watched }) => !watched).map(({ name }) => name);
  expect(unwatched.toSorted()).toEqual(['available', 'pieces_held', 'pieces_left', 'updated_at']);
});
