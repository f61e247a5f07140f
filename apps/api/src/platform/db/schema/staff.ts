/** Who works in the back office, and what they did. */
import type { AuditAction, AuditSubject, StaffRole } from '@ponte/contract/staff';
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
import { createdAt, updatedAt } from './columns.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const language = () => text('language').$type<'pt' | 'es'>().notNull();
const role = () => text('role').$type<StaffRole>().notNull();

/** Never deleted: what they did refers to them. */
export const staffMembers = pgTable('staff_members', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** As `normalizeEmail` writes it. */
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  role: role(),
  language: language(),
  active: boolean('active').notNull().default(true),
  mailPaidOrders: boolean('mail_paid_orders').notNull().default(false),
  /** A PHC string of argon2id. */
  passwordHash: text('password_hash').notNull(),
  /** The authenticator's secret, sealed with a key that the database does not have. */
  totpSecret: text('totp_secret').notNull(),
  /** The time step of the last code that was used: a code counts once (RFC 6238, 5.2). */
  totpLastStep: bigint('totp_last_step', { mode: 'number' }).notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  lastSeenAt: moment('last_seen_at'),
});

const staffId = () =>
  integer('staff_id')
    .notNull()
    .references(() => staffMembers.id);

export const staffSessions = pgTable(
  'staff_sessions',
  {
    /** SHA-256 of the cookie's token. */
    tokenHash: text('token_hash').primaryKey(),
    staffId: staffId(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    /** Exact to a minute. */
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    index('staff_sessions_by_member').on(table.staffId),
    index('staff_sessions_by_expiry').on(table.expiresAt),
  ],
);

export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    /** An HMAC with a key that the database does not have. */
    codeHash: text('code_hash').primaryKey(),
    staffId: staffId(),
  },
  (table) => [index('staff_recovery_codes_by_member').on(table.staffId)],
);

export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    email: text('email').notNull(),
    role: role(),
    language: language(),
    /** SHA-256 of the secret in its link. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Sealed, as a member's. */
    totpSecret: text('totp_secret').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    acceptedAt: moment('accepted_at'),
  },
  (table) => [
    uniqueIndex('staff_invitations_one_open')
      .on(table.email)
      .where(sql`accepted_at is null`),
  ],
);

export type AuditFacts = Readonly<Record<string, unknown>>;

/** Only ever added to, which a trigger sees to; holds no personal data of customers. */
export const audit = pgTable(
  'audit',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    /** Null for the command line. */
    actorId: integer('actor_id').references(() => staffMembers.id),
    action: text('action').$type<AuditAction>().notNull(),
    subjectKind: text('subject_kind').$type<AuditSubject>().notNull(),
    subjectId: text('subject_id'),
    before: jsonb('before').$type<AuditFacts>(),
    after: jsonb('after').$type<AuditFacts>(),
  },
  (table) => [
    index('audit_by_actor').on(table.actorId, table.id),
    index('audit_by_subject').on(table.subjectKind, table.subjectId, table.id),
  ],
);
