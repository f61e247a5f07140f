import { sessionSeconds } from '@ponte/contract/visit-limits';
import { and, eq, gt, lt, ne } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { customers, sessions } from '../db/schema/index.ts';
import { hashToken, randomToken } from './random-tokens.ts';

export type Customer = typeof customers.$inferSelect;

export interface Session {
  readonly customer: Customer;
  readonly tokenHash: string;
}

/** Opens a one-hour session; returns its token, which is stored nowhere. */
export async function openSession(
  db: Db,
  customerId: number,
  now: number,
): Promise<{ readonly token: string; readonly expiresAt: Date }> {
  const token = randomToken();
  const expiresAt = new Date(now + sessionSeconds * 1000);
  await db.insert(sessions).values({ tokenHash: hashToken(token), customerId, expiresAt });
  return { token, expiresAt };
}

/** Undefined for an unknown or expired token. */
export async function findSession(
  db: Db,
  token: string,
  now: number,
): Promise<Session | undefined> {
  const tokenHash = hashToken(token);
  const [row] = await db
    .select({ customer: customers })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, new Date(now))));
  return row && { customer: row.customer, tokenHash };
}

export async function endSession(db: Db, { tokenHash }: Session): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends a customer's sessions, except one that may go on. */
export async function endSessions(db: Db, customerId: number, spare?: Session): Promise<void> {
  const others = spare && ne(sessions.tokenHash, spare.tokenHash);
  await db.delete(sessions).where(and(eq(sessions.customerId, customerId), others));
}

export async function sweepSessions(db: Db, now: number): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, new Date(now)));
}
