import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type PostgresServer } from '../../testing/postgres-server.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Database, Db } from '../db/client.ts';
import { openPostgres } from '../db/postgres.ts';
import { isOutage } from './outage.ts';

let server: PostgresServer;
let database: Database;
let shop: TestApp;
beforeAll(async () => {
  const started = await startPostgres();
  if (!started.ok) throw new Error(started.problem);
  server = started.server;
  database = await openPostgres(await server.createDatabase('shop'), 2);
  shop = await startTestApp(undefined, { database });
});
afterAll(async () => {
  await shop.close();
  await database.close();
  await server.stop();
});

const ask = (path: string, method = 'GET') => shop.app.request(path, { method });
const cart = '/ecom/venda/carrinho/a-cart-that-nobody-has';

/** The connection that a transaction has. */
async function connectionOf(tx: Db): Promise<number> {
  const [row] = await tx
    .select({ pid: sql<number>`pid` })
    .from(sql`pg_stat_activity`)
    .where(sql`pid = pg_backend_pid()`);
  return row?.pid ?? 0;
}

/** Has the server end a connection, and waits until it has. */
async function breakConnection(pid: number): Promise<void> {
  for (;;) {
    const found = await database.db
      .select({ ended: sql`pg_terminate_backend(pid)` })
      .from(sql`pg_stat_activity`)
      .where(sql`pid = ${pid}`);
    if (found.length === 0) return;
  }
}

test('a connection that breaks between two queries of a transaction is an outage, and no end of the server', async () => {
  const work = database.db.transaction(async (tx) => {
    await breakConnection(await connectionOf(tx));
    await tx.execute(sql`select 1`);
  });

  await expect(work).rejects.toSatisfy(isOutage);
});

test('a connection that breaks during a query of a transaction is an outage, and no end of the server', async () => {
  const work = database.db.transaction(async (tx) => {
    const pid = await connectionOf(tx);
    await Promise.all([tx.execute(sql`select pg_sleep(60)`), breakConnection(pid)]);
  });

  await expect(work).rejects.toSatisfy(isOutage);
});

test('a database that goes away is 503 in the shape of the catalogue, and no end of the server', async () => {
  expect((await ask(cart)).status).toBe(404);
  expect((await ask('/health/ready')).status).toBe(200);

  await server.stop();

  // The first requests find connections that broke, those after them none at all.
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const response = await ask(cart);
    const again = response.headers.get('Retry-After');
    expect([response.status, again, await response.json()]).toEqual([
      503,
      '5',
      { message: 'Serviço indisponível, tente novamente mais tarde!' },
    ]);
  }
  expect((await ask('/health/ready')).status).toBe(503);
  expect((await ask('/health/live')).status).toBe(200);
});
