import { Socket } from 'node:net';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import { betweenOthers } from './between-others.ts';
import type { Database, OpenOptions } from './client.ts';
import { migrationsFolder } from './migrations-folder.ts';
import * as schema from './schema/index.ts';
import { traceStatements } from './trace-statements.ts';

/** Any number that no other program uses on this database. */
const startLock = 764_201;

const connectTimeoutMs = 5_000;

/** In milliseconds: so much later than the server ends a query or transaction a connection is given up. */
const afterLimitMs = 5_000;

/**
 * Opens a real Postgres; the first of several processes migrates it.
 * @throws what the driver throws when the server is unreachable or refuses
 */
export async function openPostgres(
  url: string,
  poolSize: number,
  { asItIs = false, directUrl = url, limits, isTraced = false }: OpenOptions = {},
): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    // For who looks in Postgres at who is connected.
    application_name: 'ponte',
    max: poolSize,
    connectionTimeoutMillis: limits?.waitMs ?? connectTimeoutMs,
    ...(limits && {
      statement_timeout: limits.statementMs,
      idle_in_transaction_session_timeout: limits.idleMs,
      stream: () => socketThatNotices(Math.max(limits.statementMs, limits.idleMs) + afterLimitMs),
    }),
  });
  // A pooler shares sessions, and the lock belongs to one. Who waits for it is silent for long.
  const isShared = directUrl === url && !limits;
  const direct = isShared
    ? pool
    : new Pool({ connectionString: directUrl, application_name: 'ponte', max: 1 });
  const close = async () =>
    void (await Promise.all([...new Set([pool, direct])].map((one) => one.end())));
  for (const one of [pool, direct]) {
    // The pool replaces a broken connection, and its transaction fails. Without a listener, the extra
    // error event would end the process.
    one.on('error', () => undefined);
    one.on('connect', (client) => client.on('error', () => undefined));
  }
  if (isTraced) {
    traceStatements(pool);
    pool.on('connect', traceStatements);
  }
  try {
    if (asItIs || direct !== pool) await pool.query('select 1');
    if (!asItIs) {
      await exclusively(direct, (db) => betweenOthers(db, () => migrate(db, { migrationsFolder })));
    }
  } catch (error) {
    await close();
    throw error;
  }
  return {
    db: drizzle(pool, { schema }),
    kind: 'postgres',
    pool: () => ({
      most: poolSize,
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    ping: async () => void (await pool.query('select 1')),
    exclusively: (work) => exclusively(direct, work),
    close,
  };
}

/**
 * A connection to a Postgres whose machine is gone, rather than stopped, gets no answer and no refusal: the
 * system would try for a quarter of an hour, while all calls wait for a connection.
 */
function socketThatNotices(silentMs: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(silentMs, () =>
    socket.destroy(Object.assign(new Error('Postgres is silent'), { code: 'ETIMEDOUT' })),
  );
}

async function exclusively<Result>(
  pool: Pool,
  work: (db: NodePgDatabase<typeof schema>) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    // Waiting for another process, and migrations of large tables, take as long as they take.
    await client.query('set statement_timeout = 0');
    await client.query('set idle_in_transaction_session_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [startLock]);
    const result = await work(drizzle(client, { schema }));
    await client.query('select pg_advisory_unlock($1)', [startLock]);
    await client.query('reset statement_timeout');
    await client.query('reset idle_in_transaction_session_timeout');
    client.release();
    return result;
  } catch (error) {
    // Closing the connection releases the lock.
    client.release(true);
    throw error;
  }
}
