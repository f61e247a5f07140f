/** Work that must not be lost in an outage: mails, questions to the payment provider, events, … */
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const jobs = pgTable(
  'jobs',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The kind of work, which is its own lane. */
    name: text('name').notNull(),
    /** Idempotency key: of one name and key there is one job. */
    key: text('key'),
    data: jsonb('data').$type<unknown>().notNull(),
    /** The next attempt; while one runs, when another process takes over. */
    dueAt: moment('due_at').notNull(),
    /** When it was first due, which attempts do not change; null of one from before 0039. */
    wantedAt: moment('wanted_at'),
    /** Started attempts. */
    attempts: integer('attempts').notNull().default(0),
    /** Whether an attempt runs, or did when its process died. */
    running: boolean('running').notNull().default(false),
    /** Why the last attempt failed. */
    reason: text('reason'),
    /** Since when it is a dead letter, which only staff retry. */
    failedAt: moment('failed_at'),
    /** The request that caused it, for the log; null for one that a clock caused. */
    requestId: text('request_id'),
    /** The span that caused it (https://www.w3.org/TR/trace-context/); null where no traces are sent. */
    traceparent: text('traceparent'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('jobs_by_key').on(table.name, table.key),
    index('jobs_due')
      .on(table.name, table.dueAt)
      .where(sql`failed_at is null`),
    index('jobs_failed')
      .on(table.failedAt)
      .where(sql`failed_at is not null`),
  ],
);
