import type { CurrencyCode } from '@ponte/regional/money';
import { sql } from 'drizzle-orm';
import { char, timestamp } from 'drizzle-orm/pg-core';

export const currencyColumn = (name: string) => char(name, { length: 3 }).$type<CurrencyCode>();

export const createdAt = () =>
  timestamp('created_at', { withTimezone: true })
    .notNull()
    .default(sql`now()`);

/** Set by each statement that changes the row. */
export const updatedAt = () =>
  timestamp('updated_at', { withTimezone: true })
    .notNull()
    .default(sql`now()`);
