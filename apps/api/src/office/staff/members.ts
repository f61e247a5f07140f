import type { StaffMe, StaffMember as WireMember } from '@ponte/contract/staff';
import { and, count, eq, lt, ne } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { staffMembers, staffRecoveryCodes } from '../../platform/db/schema/index.ts';
import { timeStepOf } from '../../platform/security/one-time-codes.ts';
import { randomRecoveryCode } from '../../platform/security/random-tokens.ts';
import { noPassword, type StaffMember } from '../../platform/security/staff-sessions.ts';
import type { Vault } from '../../platform/security/vault.ts';
import { normalizeEmail } from '../../shop/accounts/customers.ts';
import { versionOfMoment } from './versions.ts';

/** Those who may sign in. */
export async function findMemberByEmail(db: Db, email: string): Promise<StaffMember | undefined> {
  const [row] = await db
    .select()
    .from(staffMembers)
    .where(
      and(
        eq(staffMembers.email, normalizeEmail(email)),
        eq(staffMembers.active, true),
        ne(staffMembers.passwordHash, noPassword),
      ),
    );
  return row;
}

export async function wireMeOf(db: Db, member: StaffMember, expiresAt: Date): Promise<StaffMe> {
  const [codes] = await db
    .select({ left: count() })
    .from(staffRecoveryCodes)
    .where(eq(staffRecoveryCodes.staffId, member.id));
  const { id, email, name, role, language, mailPaidOrders } = member;
  return {
    id,
    email,
    name,
    role,
    language,
    mailPaidOrders,
    recoveryCodesLeft: codes?.left ?? 0,
    expiresAt: expiresAt.toISOString(),
  };
}

export function wireMemberOf(member: StaffMember): WireMember {
  const { id, email, name, role, active, createdAt, lastSeenAt } = member;
  return {
    id,
    email,
    name,
    role,
    active,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    version: versionOfMoment(member),
  };
}

/**
 * Uses up a one-time code: each counts once, on however many servers it is tried at a time.
 * @returns false when it is wrong, or was used before
 */
export async function spendOneTimeCode(
  db: Db,
  vault: Vault,
  member: StaffMember,
  code: string,
  now: number,
): Promise<boolean> {
  const secret = vault.open(member.totpSecret);
  const step = secret === undefined ? undefined : timeStepOf(code, secret, now);
  if (step === undefined) return false;
  const used = await db
    .update(staffMembers)
    .set({ totpLastStep: step })
    .where(and(eq(staffMembers.id, member.id), lt(staffMembers.totpLastStep, step)))
    .returning({ id: staffMembers.id });
  return used.length > 0;
}

/** Uses up a recovery code; false when it is none of the member's. */
export async function spendRecoveryCode(
  db: Db,
  vault: Vault,
  member: StaffMember,
  code: string,
): Promise<boolean> {
  const codeHash = vault.fingerprint(plainCode(code));
  const used = await db
    .delete(staffRecoveryCodes)
    .where(
      and(eq(staffRecoveryCodes.codeHash, codeHash), eq(staffRecoveryCodes.staffId, member.id)),
    )
    .returning();
  return used.length > 0;
}

const recoveryCodes = 10;

/** Replaces a member's recovery codes by new ones, which are shown this once. */
export async function renewRecoveryCodes(db: Db, vault: Vault, staffId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, randomRecoveryCode);
  await db.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId));
  await db
    .insert(staffRecoveryCodes)
    .values(codes.map((code) => ({ codeHash: vault.fingerprint(plainCode(code)), staffId })));
  return codes;
}

function plainCode(code: string): string {
  return code.toUpperCase().replace(/[^A-Z0-9]/g, '');
}
