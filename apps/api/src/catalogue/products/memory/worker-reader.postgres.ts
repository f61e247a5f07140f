import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../../platform/db/client.ts';
import { silentLog } from '../../../platform/runtime/log.ts';
import { isOutage } from '../../../platform/runtime/outage.ts';
import { openFilled } from '../../../testing/filled-database.ts';
import { postgresVariable } from '../../../testing/postgres-programs.ts';
import { smallCatalogue } from '../../../testing/small-catalogue.ts';
import { watchCatalogue } from '../watch-catalogue.ts';
import { readInMemory } from './index-in-memory.ts';
import { readHere, type SnapshotReader } from './snapshot-reader.ts';
import { readInWorker } from './worker-reader.ts';

let database: Database;
let reader: SnapshotReader;
beforeEach(async () => {
  database = await openFilled(smallCatalogue);
  const [row] = await database.db
    .select({ name: sql<string>`datname` })
    .from(sql`pg_database`)
    .where(sql`datname = current_database()`);
  reader = readInWorker(`${process.env[postgresVariable]}/${row?.name}`);
});
afterEach(async () => {
  await reader.close();
  await database.close();
});

/** The error of a reading that is disturbed while it waits for a lock on the products. */
async function failureWhileWaiting(
  read: () => Promise<unknown>,
  happens: (connection: number) => Promise<unknown>,
): Promise<unknown> {
  return database.db.transaction(async (tx) => {
    await tx.execute(sql`lock table products in access exclusive mode`);
    const failure = read().then(
      () => undefined,
      (error: unknown) => error,
    );
    await happens(await waitingConnection());
    return failure;
  });
}

/** The connection that waits for the products. */
async function waitingConnection(): Promise<number> {
  for (;;) {
    const [row] = await database.db
      .select({ pid: sql<number>`pid` })
      .from(sql`pg_stat_activity`)
      .where(sql`datname = current_database() and wait_event_type = 'Lock'`);
    if (row) return row.pid;
    await new Promise((done) => setTimeout(done, 20));
  }
}

test('its own thread reads what the thread of the requests reads', async () => {
  const here = await readHere(database.db).read();
  const beside = await reader.read();

  expect(beside.size).toBe(smallCatalogue.products.length);
  expect(beside.prepared.size).toBeGreaterThan(0);
  expect(beside.data).toEqual(here.data);
  expect(beside.prepared).toEqual(here.prepared);
});

test('a reading whose connection breaks is an outage, and the next one is as good as any', async () => {
  const clock = { now: () => 0 };
  const catalogue = watchCatalogue({
    db: database.db,
    reader: readInMemory(reader),
    clock,
    log: silentLog,
  });

  const failure = await failureWhileWaiting(catalogue, (connection) =>
    database.db.execute(sql`select pg_terminate_backend(${connection})`),
  );

  expect(isOutage(failure)).toBe(true);
  const { brands } = await (await catalogue()).index.countGroups({ inStockOnly: false });
  expect([...brands.values()].reduce((sum, own) => sum + own, 0)).toBe(
    smallCatalogue.products.length,
  );
});

test('closing ends a reading under way, and no other begins', async () => {
  const failure = await failureWhileWaiting(
    () => reader.read(),
    () => reader.close(),
  );

  expect(isOutage(failure)).toBe(true);
  await expect(reader.read()).rejects.toSatisfy(isOutage);
});
