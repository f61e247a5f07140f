import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/client.ts';

export interface TableLock {
  /** Whether a transaction waits for it. */
  isWaitedFor(): Promise<boolean>;
  release(): Promise<void>;
}

/**
 * Keeps everybody from writing into a table.
 * @param mode `access exclusive` keeps them from reading it, too
 */
export async function lockTable(
  db: Db,
  table: string,
  mode: 'exclusive' | 'access exclusive' = 'exclusive',
): Promise<TableLock> {
  const locked = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const lock = db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${sql.identifier(table)} in ${sql.raw(mode)} mode`);
    locked.resolve();
    await end.promise;
  });
  await locked.promise;
  return {
    isWaitedFor: async () => {
      const waiting = sql`pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      const [row] = await db.select({ many: sql<number>`count(*)::int` }).from(waiting);
      return (row?.many ?? 0) > 0;
    },
    release: () => {
      end.resolve();
      return lock;
    },
  };
}
