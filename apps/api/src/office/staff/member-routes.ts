import {
  inviteStaff,
  listStaff,
  resetStaff,
  updateStaff,
  withdrawInvitation,
} from '@ponte/contract/staff/members';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { readMailShop } from '../../adapters/mail/mail-shop.ts';
import { postMail } from '../../adapters/mail/outbox.ts';
import { invitationLetter } from '../../adapters/mail/staff-letters.ts';
import { written } from '../../adapters/mail/written.ts';
import type { Db } from '../../platform/db/client.ts';
import { repeatable } from '../../platform/db/repeatable.ts';
import { staffInvitations, staffMembers } from '../../platform/db/schema/index.ts';
import { fieldTexts, texts, type Text } from '../../platform/http/failure-texts.ts';
import {
  invalidField,
  notFound,
  success,
  type FailureOf,
  type Result,
} from '../../platform/http/failure.ts';
import { done } from '../../platform/http/reply.ts';
import {
  endStaffSessions,
  noPassword,
  type StaffMember,
} from '../../platform/security/staff-sessions.ts';
import { asciiEmail } from '../../shop/accounts/customers.ts';
import { writeAudit } from './audit.ts';
import {
  dropInvitation,
  invitationLink,
  makeInvitation,
  wireInvitationOf,
  type Invited,
} from './invitations.ts';
import { wireMemberOf } from './members.ts';
import type { StaffContext } from './staff-context.ts';
import { conflict, versionOfMoment } from './versions.ts';

const alreadyStaff: Text = {
  pt: 'Esta pessoa já faz parte da equipe.',
  es: 'Esta persona ya forma parte del equipo.',
};

const notYourself: Text = {
  pt: 'Você não pode mudar o seu próprio acesso. Peça a outro dono da loja.',
  es: 'Usted no puede cambiar su propio acceso. Pídaselo a otro dueño de la tienda.',
};

const notActive: Text = {
  pt: 'Esta pessoa não tem mais acesso. Dê o acesso de volta primeiro.',
  es: 'Esta persona ya no tiene acceso. Devuélvale el acceso primero.',
};

const withdrawn: Text = { pt: 'Convite cancelado.', es: 'Invitación cancelada.' };

export function memberRoutes(context: StaffContext): void {
  const { db, clock, vault, staffOrigin, mailDue, bind } = context;

  bind(listStaff, async () => {
    const members = await db.select().from(staffMembers).orderBy(asc(staffMembers.id));
    const invitations = await db
      .select()
      .from(staffInvitations)
      .where(isNull(staffInvitations.acceptedAt))
      .orderBy(asc(staffInvitations.id));
    return done({
      data: members.map(wireMemberOf),
      invitations: invitations.map(wireInvitationOf),
    });
  });

  const invite = async (tx: Db, invited: Invited, name: string, now: number) => {
    const { invitation, token } = await makeInvitation(tx, vault, invited, now);
    const link = invitationLink(staffOrigin, token);
    const letter = invitationLetter(invited.language, {
      shop: await readMailShop(tx, invited.language, staffOrigin),
      name,
      link,
    });
    await postMail(tx, { recipient: invited.email, ...written(letter) }, now);
    return invitation;
  };

  bind(inviteStaff, async ({ session, body }) => {
    const email = asciiEmail(body.email);
    if (email === undefined) return invalidField('email', fieldTexts.invalid);
    const now = clock.now();
    const invitation = await repeatable(db, async (tx) => {
      const [known] = await tx.select().from(staffMembers).where(eq(staffMembers.email, email));
      if (known) return undefined;
      const made = await invite(tx, { ...body, email }, '', now);
      const act = { actor: session.member, kind: 'invitation', id: made.id } as const;
      await writeAudit(tx, { ...act, action: 'staff.invited', after: { role: made.role } }, now);
      return made;
    });
    if (!invitation) return conflict(alreadyStaff);
    mailDue();
    return done(wireInvitationOf(invitation));
  });

  bind(withdrawInvitation, async ({ session, params, lang }) => {
    const isGone = await repeatable(db, async (tx) => {
      const [gone] = await tx
        .delete(staffInvitations)
        .where(and(eq(staffInvitations.id, Number(params.id)), isNull(staffInvitations.acceptedAt)))
        .returning();
      if (!gone) return false;
      const act = { actor: session.member, kind: 'invitation', id: gone.id } as const;
      await writeAudit(tx, { ...act, action: 'staff.invitationWithdrawn' }, clock.now());
      return true;
    });
    return isGone ? done({ message: withdrawn[lang] }) : notFound();
  });

  bind(updateStaff, async ({ session, params, body }) =>
    repeatable(db, async (tx) => {
      const now = clock.now();
      const found = await readOther(tx, session.member, Number(params.id), body.version);
      if (!found.ok) return found;
      const member = found.value;
      const { role, active } = body;
      const [changed] = await tx
        .update(staffMembers)
        .set({ role, active, updatedAt: new Date(now) })
        .where(eq(staffMembers.id, member.id))
        .returning();
      if (!changed) return notFound();
      await endStaffSessions(tx, member.id);
      // A link on its way would give back what is taken away here.
      await dropInvitation(tx, member.email);
      await writeAudit(
        tx,
        {
          actor: session.member,
          action: 'staff.changed',
          kind: 'staff',
          id: member.id,
          before: { role: member.role, active: member.active },
          after: { role, active },
        },
        now,
      );
      return done(wireMemberOf(changed));
    }),
  );

  bind(resetStaff, async ({ session, params, body }) => {
    const reply = await repeatable(db, async (tx) => {
      const now = clock.now();
      const found = await readOther(tx, session.member, Number(params.id), body.version);
      if (!found.ok) return found;
      const { id, email, role, language, name, active } = found.value;
      if (!active) return conflict(notActive);
      await endStaffSessions(tx, id);
      // A finder of the phone who knows the password is shut out from now on.
      const updatedAt = new Date(now);
      await tx
        .update(staffMembers)
        .set({ passwordHash: noPassword, updatedAt })
        .where(eq(staffMembers.id, id));
      const invitation = await invite(tx, { email, role, language }, name, now);
      const act = { actor: session.member, kind: 'staff', id } as const;
      await writeAudit(tx, { ...act, action: 'staff.reset' }, now);
      return done(wireInvitationOf(invitation));
    });
    mailDue();
    return reply;
  });
}

/**
 * Reads a member other than the acting owner, locked together with all owners: two who take each
 * other's role away at once would leave the shop without one.
 */
async function readOther(
  db: Db,
  actor: StaffMember,
  id: number,
  version: string,
): Promise<Result<StaffMember, FailureOf<403 | 404 | 409>>> {
  if (id === actor.id) return conflict(notYourself);
  const owners = await db
    .select()
    .from(staffMembers)
    .where(and(eq(staffMembers.role, 'owner'), eq(staffMembers.active, true)))
    .orderBy(asc(staffMembers.id))
    .for('update');
  if (!owners.some((owner) => owner.id === actor.id)) {
    return { ok: false, status: 403, text: texts.notYourRole };
  }
  const [member] = await db
    .select()
    .from(staffMembers)
    .where(eq(staffMembers.id, id))
    .for('update');
  if (!member) return notFound();
  return versionOfMoment(member) === version ? success(member) : conflict();
}
