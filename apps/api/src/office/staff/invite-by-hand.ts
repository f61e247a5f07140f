import { count } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { repeatable } from '../../platform/db/repeatable.ts';
import { staffMembers } from '../../platform/db/schema/index.ts';
import type { Vault } from '../../platform/security/vault.ts';
import { writeAudit } from './audit.ts';
import { invitationLink, makeInvitation, type Invited } from './invitations.ts';

export interface HandDeps {
  readonly db: Db;
  readonly vault: Vault;
  readonly staffOrigin: string;
  /** In milliseconds. */
  readonly now: number;
}

/**
 * Invites from the command line: the first owner, or one who lost the authenticator.
 * @returns the link; undefined when only the first member was to be invited, and there is one
 */
export function inviteByHand(
  { db, vault, staffOrigin, now }: HandDeps,
  invited: Invited,
  { first }: { readonly first: boolean },
): Promise<string | undefined> {
  return repeatable(db, async (tx) => {
    const [staff] = await tx.select({ members: count() }).from(staffMembers);
    if (first && staff && staff.members > 0) return undefined;
    const { invitation, token } = await makeInvitation(tx, vault, invited, now);
    await writeAudit(
      tx,
      {
        actor: undefined,
        action: 'staff.invited',
        kind: 'invitation',
        id: invitation.id,
        after: { role: invited.role },
      },
      now,
    );
    return invitationLink(staffOrigin, token);
  });
}
