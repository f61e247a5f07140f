import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from './client.ts';

/** `lock_timeout`, in milliseconds: a waiting exclusive lock blocks every query queued behind it. */
const lockWaitMs = 1_000;
const pauseMs = 1_000;

/** As long as a backup of a large shop takes, which reads all tables in one transaction. */
const mostAttempts = 300;

/** Postgres' code of a lock that was not free in time. */
const lockNotFree = '55P03';

/**
 * Runs a transaction that changes tables of a shop in use: it waits for their locks a second at a time,
 * so that a long reader, such as a backup, delays the migration but no shopper.
 *
 * @param db one connection, not a pool
 */
export async function betweenOthers<Result>(db: Db, work: () => Promise<Result>): Promise<Result> {
  await db.execute(sql`select set_config('lock_timeout', ${String(lockWaitMs)}, false)`);
  for (let attempt = 1; ; attempt += 1) {
    try {
      const result = await work();
      await db.execute(sql`reset lock_timeout`);
      return result;
    } catch (error) {
      if (attempt === mostAttempts || !isLockNotFree(error)) throw error;
    }
    await pause(pauseMs);
  }
}

function isLockNotFree(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === lockNotFree) || isLockNotFree(error.cause);
}
