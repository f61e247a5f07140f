/** Carts, and phones that want offers. Prices are not kept: every reading prices a cart again. */
import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { createdAt, currencyColumn, updatedAt } from './columns.ts';
import { addresses, customers } from './customers.ts';

export const carts = pgTable('carts', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** Made by the browser; whoever knows it may open an anonymous cart. */
  externalId: text('external_id').notNull().unique(),
  currency: currencyColumn('currency').notNull(),
  /** Whose it is since a customer first used it; nobody else's from then on. */
  customerId: integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
  /** The address that shipping was last calculated for. */
  addressId: integer('address_id').references(() => addresses.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const cartItems = pgTable(
  'cart_items',
  {
    cartId: integer('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    quantity: integer('quantity').notNull(),
    /** False: removed by the shopper, kept so that it can come back. */
    active: boolean('active').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.productId] }),
    check('cart_items_quantity', sql`${table.quantity} > 0`),
  ],
);

export const newsletterContacts = pgTable('newsletter_contacts', {
  /** Digits only. */
  phone: text('phone').primaryKey(),
  language: text('language').$type<'pt' | 'es'>().notNull(),
  createdAt: createdAt(),
});
