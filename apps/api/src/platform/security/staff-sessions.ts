import { staffIdleSeconds, staffSessionSeconds } from '@ponte/contract/staff/limits';
import { and, eq, gt, lt, lte, ne, or } from 'drizzle-orm';
import { generateCookie } from 'hono/cookie';
import type { Db } from '../db/client.ts';
import { staffMembers, staffSessions } from '../db/schema/index.ts';
import { hashToken, randomToken } from './random-tokens.ts';

export type StaffMember = typeof staffMembers.$inferSelect;

/** Stands for a password that a member does not have: until another one is set, or the demo owner's. */
export const noPassword = '';

export interface StaffSession {
  readonly member: StaffMember;
  readonly tokenHash: string;
  readonly expiresAt: Date;
}

/** The cookie that carries a session's token, which scripts of the page can't read. */
export interface StaffCookie {
  readonly name: string;
  /** The `Set-Cookie` header that sets it. */
  of(token: string): string;
  /** The `Set-Cookie` header that takes it away. */
  readonly none: string;
}

/**
 * Bound to its host by the prefix `__Host-`, which browsers accept over TLS only: without it on a
 * machine where the shop is tried.
 * @param origin the back office's own
 */
export function staffCookie(origin: string): StaffCookie {
  const secure = origin.startsWith('https:');
  const name = secure ? '__Host-ponte-staff' : 'ponte-staff';
  const attributes = { httpOnly: true, secure, sameSite: 'Strict', path: '/' } as const;
  return {
    name,
    of: (token) => generateCookie(name, token, { ...attributes, maxAge: staffSessionSeconds }),
    none: generateCookie(name, '', { ...attributes, maxAge: 0 }),
  };
}

export interface OpenedStaffSession {
  readonly token: string;
  readonly expiresAt: Date;
}

/** Opens a session of twelve hours; its token is stored nowhere. */
export async function openStaffSession(
  db: Db,
  staffId: number,
  now: number,
): Promise<OpenedStaffSession> {
  const token = randomToken();
  const expiresAt = new Date(now + staffSessionSeconds * 1000);
  const seenAt = new Date(now);
  await db
    .insert(staffSessions)
    .values({ tokenHash: hashToken(token), staffId, expiresAt, seenAt });
  await db.update(staffMembers).set({ lastSeenAt: seenAt }).where(eq(staffMembers.id, staffId));
  return { token, expiresAt };
}

/** In milliseconds: not every call has to write. */
const seenEveryMs = 60_000;

/**
 * Undefined for an unknown, ended or idle session, and for who is not active any more.
 * @param demoOwner whether the demo owner may be signed in, who has no password
 */
export async function findStaffSession(
  db: Db,
  token: string,
  now: number,
  { demoOwner }: { readonly demoOwner: boolean },
): Promise<StaffSession | undefined> {
  const tokenHash = hashToken(token);
  const [row] = await db
    .select({ member: staffMembers, session: staffSessions })
    .from(staffSessions)
    .innerJoin(staffMembers, eq(staffMembers.id, staffSessions.staffId))
    .where(
      and(
        eq(staffSessions.tokenHash, tokenHash),
        gt(staffSessions.expiresAt, new Date(now)),
        gt(staffSessions.seenAt, new Date(now - staffIdleSeconds * 1000)),
        eq(staffMembers.active, true),
        demoOwner ? undefined : ne(staffMembers.passwordHash, noPassword),
      ),
    );
  if (!row) return undefined;
  if (row.session.seenAt.getTime() <= now - seenEveryMs) {
    const seen = new Date(now);
    await db
      .update(staffSessions)
      .set({ seenAt: seen })
      .where(eq(staffSessions.tokenHash, tokenHash));
    await db
      .update(staffMembers)
      .set({ lastSeenAt: seen })
      .where(eq(staffMembers.id, row.member.id));
  }
  return { member: row.member, tokenHash, expiresAt: row.session.expiresAt };
}

export async function endStaffSession(db: Db, { tokenHash }: StaffSession): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.tokenHash, tokenHash));
}

/** Ends a member's sessions, except one that may go on. */
export async function endStaffSessions(
  db: Db,
  staffId: number,
  spare?: StaffSession,
): Promise<void> {
  const others = spare && ne(staffSessions.tokenHash, spare.tokenHash);
  await db.delete(staffSessions).where(and(eq(staffSessions.staffId, staffId), others));
}

export async function sweepStaffSessions(db: Db, now: number): Promise<void> {
  const idle = lte(staffSessions.seenAt, new Date(now - staffIdleSeconds * 1000));
  await db.delete(staffSessions).where(or(lt(staffSessions.expiresAt, new Date(now)), idle));
}
