/** The ledger of the shelf. */
import type { StockReason } from '@ponte/contract/staff';
import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { orders } from './orders.ts';
import { staffMembers } from './staff.ts';

/**
 * Every change of a counted product's shelf or promised pieces. The trigger `stock_movement` writes it,
 * so that no change is without one; `catalogue/stock-movements.ts` gives the reason.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    reason: text('reason').$type<StockReason>().notNull(),
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'set null' }),
    /** Of the staff. */
    memberId: integer('member_id').references(() => staffMembers.id),
    /** Null when pieces were not counted. */
    shelfBefore: integer('shelf_before'),
    shelfAfter: integer('shelf_after'),
    promisedBefore: integer('promised_before').notNull(),
    promisedAfter: integer('promised_after').notNull(),
  },
  (table) => [
    index('stock_movements_by_product').on(table.productId, table.id),
    index('stock_movements_by_order').on(table.orderId),
  ],
);
