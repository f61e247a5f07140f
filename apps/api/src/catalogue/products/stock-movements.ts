import type { StockReason } from '@ponte/contract/staff';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';

/** Why pieces move; without one it is a correction by hand. */
export interface StockCause {
  readonly reason: StockReason;
  /** By default when the transaction began. */
  readonly at?: Date;
  readonly order?: number;
  /** Of the staff. */
  readonly member?: number;
}

/** Gives the cause of the changes of stock that follow in the transaction, for the ledger. */
export async function setStockCause(tx: Db, cause: StockCause): Promise<void> {
  await tx.execute(sql`select set_config('ponte.stock_cause', ${JSON.stringify(cause)}, true)`);
}
