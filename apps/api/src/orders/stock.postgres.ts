import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rowsOf } from '../backup/catalog.ts';
import { readVersion } from '../catalogue/memory/read-snapshot.ts';
import { orders, products } from '../db/schema/index.ts';
import { signUp } from '../testing/customers.ts';
import { postgresVariable } from '../testing/postgres-programs.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let shop: TestApp;
beforeEach(async () => {
  shop = await startTestApp();
});
afterEach(() => shop.close());

const urlOf = async ({ db }: TestApp): Promise<string> => {
  const name = v.object({ name: v.string() });
  const [row] = await rowsOf(db, name, sql`select current_database()::text as name`);
  return `${process.env[postgresVariable]}/${row?.name}`;
};

/** A process that orders, pays, cancels, expires and pays back; resolves with how it ended. */
async function traffic(url: string, seed: number, tokens: readonly string[]): Promise<string> {
  const script = fileURLToPath(new URL('../testing/stock-traffic.ts', import.meta.url));
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

/** Of each product: what is there, what is held, and what the orders say of both. */
const balances = (db: TestApp['db']) =>
  rowsOf(
    db,
    v.object({
      id: v.number(),
      left: v.number(),
      held: v.number(),
      heldByOrders: v.number(),
      taken: v.number(),
    }),
    sql`
      select p.id, pieces_left as left, pieces_held as held,
        coalesce(sum(i.quantity) filter (where o.stock = 'held'), 0)::integer as "heldByOrders",
        coalesce(sum(i.quantity - i.short) filter (where o.stock = 'taken'), 0)::integer as taken
      from products p
      left join order_items i on i.product_id = p.id
      left join orders o on o.id = i.order_id
      where p.id in (1, 2, 3, 4)
      group by p.id order by p.id
    `,
  );

test.each([1, 2, 3])(
  'whatever two processes order, pay, cancel, expire and pay back at once, no piece is lost or sold twice (%i)',
  async (seed) => {
    const { db } = shop;
    const start = 12;
    await db
      .update(products)
      .set({ piecesLeft: start })
      .where(inArray(products.id, [1, 2, 3, 4]));
    const customers = [await signUp(shop), await signUp(shop), await signUp(shop)];
    const tokens = customers.map(({ token }) => token);
    const url = await urlOf(shop);

    const ends = await Promise.all([traffic(url, seed, tokens), traffic(url, seed + 100, tokens)]);

    expect(ends).toEqual(['done', 'done']);
    const after = await balances(db);
    for (const { left, held, heldByOrders, taken } of after) {
      expect(held).toBe(heldByOrders);
      expect(left + taken).toBe(start);
      expect(left).toBeGreaterThanOrEqual(0);
    }
    expect((await db.select().from(orders)).length).toBeGreaterThan(10);
  },
);

test('only the last piece that is held or given back is a change of the catalogue', async () => {
  const { db } = shop;
  await db
    .update(products)
    .set({ piecesLeft: 2 })
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
  expect(unwatched.toSorted()).toEqual(['available', 'pieces_held', 'pieces_left']);
});
