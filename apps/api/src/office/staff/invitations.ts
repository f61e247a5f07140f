/** Links by which a person joins the staff, or sets password and authenticator again. */
import type { StaffInvitation, StaffRole } from '@ponte/contract/staff';
import { invitationSeconds } from '@ponte/contract/staff/limits';
import type { Lang } from '@ponte/contract/wire';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { staffInvitations } from '../../platform/db/schema/index.ts';
import { newAuthenticatorSecret } from '../../platform/security/one-time-codes.ts';
import { hashToken, randomToken } from '../../platform/security/random-tokens.ts';
import type { Vault } from '../../platform/security/vault.ts';

export type Invitation = typeof staffInvitations.$inferSelect;

export interface Invited {
  /** As `normalizeEmail` writes it. */
  readonly email: string;
  readonly role: StaffRole;
  readonly language: Lang;
}

/** Makes an invitation, which ends an earlier one of that address. Its token is stored nowhere. */
export async function makeInvitation(
  db: Db,
  vault: Vault,
  invited: Invited,
  now: number,
): Promise<{ readonly invitation: Invitation; readonly token: string }> {
  const token = randomToken();
  await dropInvitation(db, invited.email);
  const made = {
    ...invited,
    tokenHash: hashToken(token),
    totpSecret: vault.seal(newAuthenticatorSecret()),
    expiresAt: new Date(now + invitationSeconds * 1000),
  };
  const [invitation] = await db
    .insert(staffInvitations)
    .values(made)
    // Made by another request since then: the later one counts.
    .onConflictDoUpdate({
      target: staffInvitations.email,
      targetWhere: isNull(staffInvitations.acceptedAt),
      set: made,
    })
    .returning();
  if (!invitation) throw new Error('Nobody was invited.');
  return { invitation, token };
}

/** Ends an invitation that was not accepted yet. */
export async function dropInvitation(db: Db, email: string): Promise<void> {
  await db
    .delete(staffInvitations)
    .where(and(eq(staffInvitations.email, email), isNull(staffInvitations.acceptedAt)));
}

/** The token stands in the fragment, which no server and no log sees. */
export function invitationLink(staffOrigin: string, token: string): string {
  return `${staffOrigin}/invitation#${token}`;
}

/** Undefined when the token is wrong, used or has ended. */
export async function findInvitation(
  db: Db,
  token: string,
  now: number,
): Promise<Invitation | undefined> {
  const [row] = await db.select().from(staffInvitations).where(isGood(token, now));
  return row;
}

/** Uses an invitation up; false when another call has done so. */
export async function spendInvitation(db: Db, token: string, now: number): Promise<boolean> {
  const used = await db
    .update(staffInvitations)
    .set({ acceptedAt: new Date(now) })
    .where(isGood(token, now))
    .returning({ id: staffInvitations.id });
  return used.length > 0;
}

function isGood(token: string, now: number) {
  return and(
    eq(staffInvitations.tokenHash, hashToken(token)),
    isNull(staffInvitations.acceptedAt),
    gt(staffInvitations.expiresAt, new Date(now)),
  );
}

export function wireInvitationOf({ id, email, role, expiresAt }: Invitation): StaffInvitation {
  return { id, email, role, expiresAt: expiresAt.toISOString() };
}

const keptMs = 30 * 24 * 3_600_000;

/** Forgets invitations a month after their end. */
export async function sweepInvitations(db: Db, now: number): Promise<void> {
  await db.delete(staffInvitations).where(lt(staffInvitations.expiresAt, new Date(now - keptMs)));
}
