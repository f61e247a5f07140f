/** What buyers say about products. */
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { createdAt } from './columns.ts';
import { customers } from './customers.ts';
import { orders } from './orders.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Staff publish or refuse what is pending. */
export type ReviewState = 'pending' | 'published' | 'refused';

export const reviews = pgTable(
  'reviews',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** With which it was bought. */
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** Stars, 1 to 5. */
    rating: smallint('rating').notNull(),
    /** Plain text; may be empty. */
    text: text('text').notNull(),
    /** Shown with it: a first name and an initial. */
    author: text('author').notNull(),
    state: text('state').$type<ReviewState>().notNull(),
    /** The shop's. */
    answer: text('answer'),
    createdAt: createdAt(),
    writtenAt: moment('written_at').notNull(),
  },
  (table) => [
    uniqueIndex('reviews_one').on(table.productId, table.customerId),
    index('reviews_published')
      .on(table.productId, table.writtenAt)
      .where(sql`state = 'published'`),
    index('reviews_by_customer').on(table.customerId),
    index('reviews_pending')
      .on(table.id)
      .where(sql`state = 'pending'`),
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
  ],
);
