/** Events for the merchant's own systems, until they are delivered. */
import type { MovementKind } from '@ponte/contract/staff';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { orders } from './orders.ts';

export type EventType =
  | 'order.placed'
  | 'order.paid'
  | 'order.cancelled'
  | 'order.refunded'
  | 'payment.moved'
  | 'stock.taken'
  | 'stock.returned';

/** Made by the triggers `order_event` and `money_event`, in the transaction that changes the order, with their jobs. */
export const events = pgTable(
  'events',
  {
    /** The sequence number. */
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The receiver's idempotency key. */
    publicId: text('public_id')
      .notNull()
      .unique()
      .default(sql`gen_random_uuid()`),
    type: text('type').$type<EventType>().notNull(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Why an order was cancelled, or how money moved. */
    reason: text('reason').$type<'replaced' | 'unpaid' | MovementKind>(),
    happenedAt: timestamp('happened_at', { withTimezone: true }).notNull(),
    /** What is sent, the same at each attempt; null until the first one. */
    body: text('body'),
  },
  (table) => [index('events_by_order').on(table.orderId)],
);
