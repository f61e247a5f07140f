/** The demo shop's owner, who signs in by one press on the machine where the shop is tried. */
import type { Lang } from '@ponte/contract/wire';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { staffMembers } from '../../platform/db/schema/index.ts';
import {
  noPassword,
  openStaffSession,
  type OpenedStaffSession,
  type StaffMember,
} from '../../platform/security/staff-sessions.ts';
import { writeAudit } from './audit.ts';

const email = 'demo@ponte.example';
const names: Readonly<Record<Lang, string>> = {
  pt: 'Dona da demonstração',
  es: 'Dueña de la demostración',
};

/** A shop that an owner has taken over, with a password and an authenticator, is no longer open to a press. */
export async function hasOwner(db: Db): Promise<boolean> {
  const isOwner = and(eq(staffMembers.role, 'owner'), eq(staffMembers.active, true));
  const owners = await db.$count(
    staffMembers,
    and(isOwner, ne(staffMembers.passwordHash, noPassword)),
  );
  return owners > 0;
}

export interface OpenedDemo extends OpenedStaffSession {
  readonly member: StaffMember;
}

/**
 * Opens a session of the demo owner, who joins at the first press. To be called in a transaction.
 * @returns undefined once the shop has an owner, or when the demo owner's access was taken away
 */
export async function openDemoSession(
  tx: Db,
  language: Lang,
  now: number,
): Promise<OpenedDemo | undefined> {
  if (await hasOwner(tx)) return undefined;
  const [joined] = await tx
    .insert(staffMembers)
    .values({
      email,
      name: names[language],
      role: 'owner',
      language,
      passwordHash: noPassword,
      totpSecret: '',
      totpLastStep: 0,
    })
    .onConflictDoNothing()
    .returning();
  const isOwn = and(eq(staffMembers.email, email), eq(staffMembers.active, true));
  await tx
    .update(staffMembers)
    .set({ name: names[language] })
    .where(and(isOwn, inArray(staffMembers.name, Object.values(names))));
  const [member] = await tx.update(staffMembers).set({ language }).where(isOwn).returning();
  if (member?.role !== 'owner') return undefined;
  const act = { actor: member, kind: 'staff', id: member.id } as const;
  if (joined)
    await writeAudit(tx, { ...act, action: 'staff.joined', after: { role: 'owner' } }, now);
  await writeAudit(tx, { ...act, action: 'session.signedIn' }, now);
  return { member, ...(await openStaffSession(tx, member.id, now)) };
}
