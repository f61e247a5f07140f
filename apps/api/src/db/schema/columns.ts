import type { CurrencyCode } from '@ponte/regional/money';
/** Column types that several tables use. */
import { sql } from 'drizzle-orm';
import { char, timestamp } from 'drizzle-orm/pg-core';

/** An ISO 4217 code. */
export const currencyColumn = (name: string) => char(name, { length: 3 }).$type<CurrencyCode>();

/** The moment at which the row was made. */
export const createdAt = () =>
  timestamp('created_at', { withTimezone: true })
    .notNull()
    .default(sql`now()`);

/** The moment of the last change; whoever changes the row sets it. */
export const updatedAt = () =>
  timestamp('updated_at', { withTimezone: true })
    .notNull()
    .default(sql`now()`);
