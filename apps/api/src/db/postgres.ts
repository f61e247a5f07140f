import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import type { Database, OpenOptions } from './client.ts';
import { migrationsFolder } from './migrations-folder.ts';
import * as schema from './schema/index.ts';

/** Any number will do, as long as no other program on that database uses the same one. */
const startLock = 764_201;

/** How long to wait for the server before saying that it can't be reached. */
const connectTimeoutMs = 5_000;

/**
 * Opens a real Postgres with all migrations done, by whichever of several processes gets there
 * first.
 *
 * @throws what the driver throws when the server can't be reached or refuses
 */
export async function openPostgres(
  url: string,
  poolSize: number,
  { asItIs = false }: OpenOptions = {},
): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
  });
  // A connection that breaks is replaced by the pool, and what a transaction asks on it fails. The
  // event besides, of an idle one or between two queries, would end the process if nobody heard it.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    if (asItIs) await pool.query('select 1');
    else await exclusively(pool, (db) => migrate(db, { migrationsFolder }));
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db: drizzle(pool, { schema }),
    kind: 'postgres',
    ping: async () => void (await pool.query('select 1')),
    exclusively: (work) => exclusively(pool, work),
    close: () => pool.end(),
  };
}

/** Runs `work` on one connection that holds the lock of starting processes. */
async function exclusively<Result>(
  pool: Pool,
  work: (db: NodePgDatabase<typeof schema>) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [startLock]);
    const result = await work(drizzle(client, { schema }));
    await client.query('select pg_advisory_unlock($1)', [startLock]);
    client.release();
    return result;
  } catch (error) {
    // The lock ends with the connection.
    client.release(true);
    throw error;
  }
}
