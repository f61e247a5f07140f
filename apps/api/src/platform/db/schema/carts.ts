/** Carts, and phone numbers for offers. Prices are not stored: every read prices a cart again. */
import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { createdAt, currencyColumn, updatedAt } from './columns.ts';
import { addresses, customers } from './customers.ts';

export const carts = pgTable('carts', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** Made by the browser; knowing it authorises access to an anonymous cart. */
  externalId: text('external_id').notNull().unique(),
  currency: currencyColumn('currency').notNull(),
  /** The first customer who used the cart, and the only one who may from then on. */
  customerId: integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
  /** Of the last shipping calculation. */
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
    /** False: removed by the shopper, stored so that it can come back. */
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
