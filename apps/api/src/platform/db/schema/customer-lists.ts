/** The products that customers have marked. */
import type { CustomerListName } from '@ponte/contract/customer-lists';
import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { createdAt } from './columns.ts';
import { customers } from './customers.ts';

export const customerLists = pgTable(
  'customer_lists',
  {
    /** The higher, the newer. */
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    list: text('list').$type<CustomerListName>().notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [unique('customer_lists_once').on(table.customerId, table.list, table.productId)],
);
