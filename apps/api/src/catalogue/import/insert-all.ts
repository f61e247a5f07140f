import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/client.ts';

/** A statement takes at most 65,535 parameters, and no row has more than 20. */
const rowsAtOnce = 3000;

/** Inserts rows, however many. */
export async function insertAll<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly PgInsertValue<Table>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await db.insert(table).values(rows.slice(start, start + rowsAtOnce));
  }
}
