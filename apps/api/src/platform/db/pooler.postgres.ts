import { getProductDetails, getRelatedProducts, listProducts } from '@ponte/contract/products';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeShop } from '../../operations/seed/seed-once.ts';
import { signUp } from '../../testing/customers.ts';
import { shopOf } from '../../testing/filled-database.ts';
import { startPooler, type Pooler } from '../../testing/pooler.ts';
import { startPostgres, type PostgresServer } from '../../testing/postgres-server.ts';
import { orderAtCounter } from '../../testing/shopping.ts';
import { smallCatalogue } from '../../testing/small-catalogue.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Database } from './client.ts';
import { openPostgres } from './postgres.ts';

/** Fewer connections of the pooler's than of the servers', so that transactions share them. */
const connections = 3;

const limits = { statementMs: 30_000, idleMs: 60_000, waitMs: 20_000 };

let server: PostgresServer;
let pooler: Pooler;
let databases: readonly Database[];
let shops: TestApp[];
beforeAll(async () => {
  const started = await startPostgres();
  if (!started.ok) throw new Error(started.problem);
  server = started.server;
  const directUrl = await server.createDatabase('shop');
  pooler = await startPooler(server.origin, connections);
  const open = () => openPostgres(pooler.urlOf('shop'), 10, { directUrl, limits });
  // Servers that start together migrate in turn.
  databases = await Promise.all([open(), open()]);
  const [first] = databases;
  await first?.exclusively(async (db) => writeShop(db, await shopOf(smallCatalogue)));
  shops = await Promise.all(
    databases.map((database) => startTestApp(undefined, { database, limitFactor: 1000 })),
  );
});
afterAll(async () => {
  for (const shop of shops) await shop.close();
  for (const database of databases) await database.close();
  await pooler.stop();
  await server.stop();
});

test('servers behind a pooler that shares connections by transaction leave no lock behind', async () => {
  const locks = await databases[0]?.db.execute(
    sql`select count(*)::int as held from pg_locks where locktype = 'advisory'`,
  );

  expect(locks).toMatchObject({ rows: [{ held: 0 }] });
});

test('prepared reads of many at once are answered, whichever connection they get', async () => {
  const params = { slugOrId: '8' };
  const reads = shops.flatMap((shop) =>
    Array.from({ length: 40 }, (_, index) => [
      shop.call(getProductDetails, { params }),
      shop.call(getRelatedProducts, { params }),
      shop.call(listProducts, { query: { page: 1 + (index % 3), per_page: 2 } }),
    ]).flat(),
  );

  const answers = await Promise.all(reads);

  expect(answers).toHaveLength(240);
});

test('shoppers who buy at once through shared connections have an order each', async () => {
  const buyers: { readonly shop: TestApp; readonly token: string }[] = [];
  for (const shop of [...shops, ...shops, ...shops, ...shops]) {
    const { token } = await signUp(shop);
    buyers.push({ shop, token });
  }

  const orders = await Promise.all(
    buyers.flatMap(({ shop, token }) => [orderAtCounter(shop, token), orderAtCounter(shop, token)]),
  );

  expect(new Set(orders.map(({ externalId }) => externalId)).size).toBe(16);
  const read = await Promise.all(orders.map((order) => order.read()));
  expect(new Set(read.map(({ status }) => status)).size).toBe(1);
});
