import { connect, createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postgresVariable } from '../../testing/postgres-programs.ts';
import { isOutage, isPoolFull } from '../runtime/outage.ts';
import type { Database } from './client.ts';
import { openPostgres } from './postgres.ts';

const url = (): string => `${process.env[postgresVariable]}/postgres`;

let database: Database;
beforeAll(async () => {
  database = await openPostgres(url(), 1, {
    asItIs: true,
    limits: { statementMs: 200, idleMs: 200, waitMs: 1000 },
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

test('waiting too long for a connection fails with "the pool is full"', async () => {
  const small = await openPostgres(url(), 1, {
    asItIs: true,
    limits: { statementMs: 60_000, idleMs: 60_000, waitMs: 100 },
  });

  const failure = await small.db.transaction(async () => failureOf(small.ping()));

  expect([isPoolFull(failure), isOutage(failure)]).toEqual([true, true]);
  await small.close();
});

test('a migration and the wait for one have no limit', async () => {
  await database.exclusively((db) => db.execute(sql`select pg_sleep(0.4)`));

  const limited = await failureOf(database.db.execute(sql`select pg_sleep(0.4)`));
  expect(limited).toMatchObject({ cause: { code: '57014' } });
});

test('a Postgres whose machine is gone without a word is an outage, and its connections are given up', async () => {
  const { hostname, port, pathname, username } = new URL(url());
  const sockets = new Set<Socket>();
  const way = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined));
    near.pipe(far).pipe(near);
  });
  const address = await new Promise<string>((listening) => {
    way.listen(0, '127.0.0.1', () => {
      const bound = way.address();
      const wayPort = bound && typeof bound === 'object' ? bound.port : 0;
      listening(`postgres://${username}@127.0.0.1:${wayPort}${pathname}`);
    });
  });
  const limits = { statementMs: 200, idleMs: 200, waitMs: 5000 };
  const far = await openPostgres(address, 1, { asItIs: true, limits });

  for (const socket of sockets) socket.unpipe().pause();
  const failure = await failureOf(far.ping());

  expect(isOutage(failure)).toBe(true);
  // Another machine has taken over its address.
  await expect(far.ping()).resolves.toBeUndefined();
  await far.close();
  for (const socket of sockets) socket.destroy();
  way.close();
});
