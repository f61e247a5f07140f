/** What servers share: rate limits and the letters that jobs send. */
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import type { Letter } from './letters.ts';
import { orders } from './orders.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const rateLimits = pgTable(
  'rate_limits',
  {
    /** A hash of limit and subject: the table has no personal data. */
    key: text('key').primaryKey(),
    hits: integer('hits').notNull(),
    resetsAt: moment('resets_at').notNull(),
  },
  (table) => [index('rate_limits_by_reset').on(table.resetsAt)],
);

export const mails = pgTable(
  'mails',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    /** The same as a page, of processes from before there were letters. */
    html: text('html'),
    /** What its page is drawn of, and what it carries; null for text alone. */
    letter: jsonb('letter').$type<Letter>(),
    createdAt: createdAt(),
    /** Sent by a job, not before this. */
    sendAt: moment('send_at'),
    /** Of processes from before there were jobs; null in mails that have a job. */
    attempts: integer('attempts').notNull().default(0),
    dueAt: moment('due_at'),
    sentAt: moment('sent_at'),
    /** Where a mail program's "unsubscribe" is posted to; null for mails without a subscription. */
    unsubscribeUrl: text('unsubscribe_url'),
    /** Sent only while this order is unpaid. */
    unpaidOrderId: integer('unpaid_order_id').references(() => orders.id),
  },
  (table) => [index('mails_due').on(table.dueAt)],
);
