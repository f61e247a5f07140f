import { sessionSeconds } from '@ponte/contract/visit-limits';
import { and, eq, gt, lt, ne } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { customers, sessions } from '../db/schema/index.ts';
import { hashToken, randomToken } from './random-tokens.ts';

/** A customer as the database keeps one. */
export type Customer = typeof customers.$inferSelect;

/** Who makes a call, and by which session. */
export interface Session {
  readonly customer: Customer;
  /** What is stored of the token. */
  readonly tokenHash: string;
}

/** Opens a session of an hour and gives its token, which is stored nowhere. */
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

/** Whose token it is; undefined when it is nobody's, or its hour is over. */
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

/** Ends one session. */
export async function endSession(db: Db, { tokenHash }: Session): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends all sessions of a customer, but for one that is to go on. */
export async function endSessions(db: Db, customerId: number, spare?: Session): Promise<void> {
  const others = spare && ne(sessions.tokenHash, spare.tokenHash);
  await db.delete(sessions).where(and(eq(sessions.customerId, customerId), others));
}

/** Drops sessions whose hour is over. */
export async function sweepSessions(db: Db, now: number): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, new Date(now)));
}
