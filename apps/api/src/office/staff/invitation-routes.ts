import { acceptInvitation, openInvitation } from '@ponte/contract/staff/session';
import { eq } from 'drizzle-orm';
import { encode } from 'uqr';
import type { Db } from '../../platform/db/client.ts';
import { repeatable } from '../../platform/db/repeatable.ts';
import { staffMembers } from '../../platform/db/schema/index.ts';
import { tooMany } from '../../platform/http/call.ts';
import type { Text } from '../../platform/http/failure-texts.ts';
import { invalid, notFound } from '../../platform/http/failure.ts';
import { done } from '../../platform/http/reply.ts';
import { authenticatorUri, timeStepOf } from '../../platform/security/one-time-codes.ts';
import { hashPassword } from '../../platform/security/passwords.ts';
import { endStaffSessions, openStaffSession } from '../../platform/security/staff-sessions.ts';
import { shopFace } from '../../platform/store-info/store-info.ts';
import { writeAudit } from './audit.ts';
import { findInvitation, spendInvitation, type Invitation } from './invitations.ts';
import { renewRecoveryCodes, wireMeOf } from './members.ts';
import { wrongCode } from './sign-in-routes.ts';
import type { StaffContext } from './staff-context.ts';

const invitationEnded: Text = {
  pt: 'Este convite não vale mais. Peça outro a quem convidou você.',
  es: 'Esta invitación ya no es válida. Pida otra a quien le invitó.',
};

export function invitationRoutes(context: StaffContext): void {
  const { db, clock, limiter, limits, vault, staffCookie, bind } = context;

  bind(
    openInvitation,
    async ({ body, lang }) => {
      const invitation = await findInvitation(db, body.token, clock.now());
      const secret = invitation && vault.open(invitation.totpSecret);
      if (!invitation || secret === undefined) return notFound(invitationEnded);
      const { email, role, expiresAt } = invitation;
      const [member] = await db.select().from(staffMembers).where(eq(staffMembers.email, email));
      const { name: shop } = await shopFace(db, lang);
      const uri = authenticatorUri(shop, email, secret);
      const ends = expiresAt.toISOString();
      const name = member?.name ?? '';
      return done({ email, name, role, expiresAt: ends, secret, uri, qr: qrOf(uri) });
    },
    { limit: limits.LIMIT_STAFF_INVITATIONS },
  );

  bind(
    acceptInvitation,
    async ({ body }) => {
      const now = clock.now();
      const invitation = await findInvitation(db, body.token, now);
      const secret = invitation && vault.open(invitation.totpSecret);
      if (!invitation || secret === undefined) return notFound(invitationEnded);
      const wait = await limiter.hit(limits.LIMIT_STAFF_CODES, String(invitation.id));
      if (wait !== undefined) return tooMany(wait);
      const step = timeStepOf(body.code, secret, now);
      if (step === undefined) return invalid({ code: [wrongCode] });
      const passwordHash = await hashPassword(body.password);
      const joined = await repeatable(db, async (tx) => {
        if (!(await spendInvitation(tx, body.token, now))) return undefined;
        const { name, language } = body;
        const own = { name: name.trim(), language, passwordHash, totpLastStep: step };
        const member = await join(tx, invitation, own, now);
        await endStaffSessions(tx, member.id);
        const recoveryCodes = await renewRecoveryCodes(tx, vault, member.id);
        const act = {
          actor: member,
          action: 'staff.joined',
          kind: 'staff',
          id: member.id,
        } as const;
        await writeAudit(tx, { ...act, after: { role: member.role } }, now);
        return { member, recoveryCodes, ...(await openStaffSession(tx, member.id, now)) };
      });
      if (!joined) return notFound(invitationEnded);
      const { member, recoveryCodes, expiresAt } = joined;
      const me = await wireMeOf(db, member, expiresAt);
      const headers = { 'Set-Cookie': staffCookie.of(joined.token) };
      return { ...done({ me, recoveryCodes }), headers };
    },
    { limit: limits.LIMIT_STAFF_INVITATIONS },
  );
}

interface Own {
  readonly name: string;
  readonly language: 'pt' | 'es';
  readonly passwordHash: string;
  readonly totpLastStep: number;
}

/** A new member, or one who sets password and authenticator again. */
async function join(db: Db, { email, role, totpSecret }: Invitation, own: Own, now: number) {
  const values = { ...own, role, totpSecret, active: true, updatedAt: new Date(now) };
  const [member] = await db
    .insert(staffMembers)
    .values({ email, ...values })
    .onConflictDoUpdate({ target: staffMembers.email, set: values })
    .returning();
  if (!member) throw new Error('Nobody joined.');
  return member;
}

/** The dark modules of a QR code as one path. */
function qrOf(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((cells, y) => cells.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, path };
}
