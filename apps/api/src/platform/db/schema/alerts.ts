/** Mails that shoppers asked for about a product. */
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { customers } from './customers.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** `stock`: in stock again; `price`: cheaper than when it was asked for. */
export type AlertKind = 'stock' | 'price';

export const alerts = pgTable(
  'alerts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** SHA-256 of the secret in the links that confirm and end it; null where none was sent. */
    confirmationHash: text('confirmation_hash').unique(),
    /** SHA-256 of the secret in its mail, which ends all alerts of the address. */
    leavingHash: text('leaving_hash').unique(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<AlertKind>().notNull(),
    /** As `normalizeEmail` writes it. */
    email: text('email').notNull(),
    /** The customer with this address, if any: it is deleted with them. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    language: text('language').$type<'pt' | 'es'>().notNull(),
    /** The storefront on which it was asked for, by its own language. */
    storefront: text('storefront').$type<'pt' | 'es'>().notNull(),
    /** As stored with the product when it was asked for. */
    priceUsdCents: bigint('price_usd_cents', { mode: 'number' }).notNull(),
    askedAt: moment('asked_at').notNull(),
    /** Null until the owner of the address has agreed. */
    confirmedAt: moment('confirmed_at'),
    /** Its mail was queued, which ends it. */
    toldAt: moment('told_at'),
  },
  (table) => [
    uniqueIndex('alerts_one_open')
      .on(table.email, table.productId, table.kind)
      .where(sql`told_at is null`),
    index('alerts_by_email').on(table.email),
    index('alerts_by_product').on(table.productId),
    index('alerts_by_customer').on(table.customerId),
  ],
);
