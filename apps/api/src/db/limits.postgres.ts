import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOutage, isPoolFull } from '../runtime/outage.ts';
import { postgresVariable } from '../testing/postgres-programs.ts';
import type { Database } from './client.ts';
import { openPostgres } from './postgres.ts';

const url = (): string => `${process.env[postgresVariable]}/postgres`;

let database: Database;
beforeAll(async () => {
  database = await openPostgres(url(), 1, {
    asItIs: true,
    limits: { statementMs: 200, idleMs: 200, waitMs: 100 },
  });
});
afterAll(() => database.close());

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

test('a query that takes too long is ended, and is an outage', async () => {
  const failure = await failureOf(database.db.execute(sql`select pg_sleep(60)`));

  expect(failure).toMatchObject({ cause: { code: '57014' } });
  expect(isOutage(failure)).toBe(true);
});

test('a transaction that does nothing gives its locks back', async () => {
  await database.db
    .transaction(async (tx) => {
      await tx.execute(sql`select pg_sleep(0)`);
      await new Promise((done) => setTimeout(done, 1000));
      await tx.execute(sql`select 1`);
    })
    .catch(() => undefined);

  await expect(database.ping()).resolves.toBeUndefined();
});

test('who waits too long for a connection is told that the pool is full', async () => {
  const held = Promise.withResolvers<void>();
  const taken = Promise.withResolvers<void>();
  const holder = database.exclusively(async () => {
    taken.resolve();
    await held.promise;
  });
  await taken.promise;

  const failure = await failureOf(database.ping());
  held.resolve();
  await holder;

  expect([isPoolFull(failure), isOutage(failure)]).toEqual([true, true]);
});

test('a migration and the wait for one have no limit', async () => {
  await database.exclusively((db) => db.execute(sql`select pg_sleep(0.4)`));

  const limited = await failureOf(database.db.execute(sql`select pg_sleep(0.4)`));
  expect(limited).toMatchObject({ cause: { code: '57014' } });
});
