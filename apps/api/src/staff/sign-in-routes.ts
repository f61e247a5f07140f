import {
  confirmSignIn,
  getStaffMe,
  getStaffShop,
  signIn,
  signOut,
  updateStaffMe,
} from '@ponte/contract/staff/session';
import { and, eq } from 'drizzle-orm';
import { normalizeEmail } from '../accounts/customers.ts';
import { pictureUrl } from '../catalogue/pictures.ts';
import { staffMembers } from '../db/schema/index.ts';
import { tooMany } from '../http/call.ts';
import { done, invalid } from '../http/reply.ts';
import { texts, type Text } from '../http/texts.ts';
import { verifyNothing, verifyPassword } from '../security/passwords.ts';
import { hashToken } from '../security/random-tokens.ts';
import type { Limit } from '../security/rate-limits.ts';
import { endStaffSession, openStaffSession, type StaffMember } from '../security/staff-sessions.ts';
import { shopFace } from '../store-info/store-info.ts';
import { writeAudit } from './audit.ts';
import { findMemberByEmail, spendOneTimeCode, spendRecoveryCode, wireMeOf } from './members.ts';
import type { StaffContext } from './staff-context.ts';

const minuteMs = 60_000;

/** Per address: a whole shop signs in from one. */
const signInsFromOnePlace: Limit = { name: 'staff-sign-in-ip', most: 60, windowMs: 10 * minuteMs };

/** From the password to the code. */
const ticketMs = 5 * minuteMs;

const wrongCredentials: Text = {
  pt: 'E-mail ou senha incorretos.',
  es: 'Correo electrónico o contraseña incorrectos.',
};

const ticketEnded: Text = {
  pt: 'Passou muito tempo desde a senha. Entre de novo.',
  es: 'Pasó mucho tiempo desde la contraseña. Ingrese de nuevo.',
};

export const wrongCode: Text = {
  pt: 'Código incorreto ou já usado. Espere o próximo.',
  es: 'Código incorrecto o ya usado. Espere el siguiente.',
};

const signedOut: Text = { pt: 'Sessão encerrada.', es: 'Sesión cerrada.' };

export function signInRoutes(context: StaffContext): void {
  const { db, clock, signIns, signer, vault, staffCookie, bind } = context;

  bind(getStaffShop, async ({ lang }) => {
    const { name, mark, isDemo } = await shopFace(db, lang);
    return done({ name, mark: mark === undefined ? null : pictureUrl(mark, 96), isDemo });
  });

  bind(
    signIn,
    async ({ body, client }) => {
      const attempt = { account: `staff ${normalizeEmail(body.email)}`, place: client };
      const wait = await signIns.admit(attempt);
      if (wait !== undefined) return tooMany(wait);
      const known = await findMemberByEmail(db, body.email);
      // Constant work for unknown addresses: timing must not reveal who is staff.
      const right = known
        ? await verifyPassword(body.password, known.passwordHash)
        : await verifyNothing(body.password);
      if (!known || !right) {
        await signIns.failed(attempt);
        return { status: 401, text: wrongCredentials };
      }
      await signIns.proved(attempt);
      const expiresAt = clock.now() + ticketMs;
      const ticket = signer.sign('staff-ticket', ticketTextOf(known, expiresAt));
      return done({ ticket, expiresAt: new Date(expiresAt).toISOString() });
    },
    { limit: signInsFromOnePlace },
  );

  bind(
    confirmSignIn,
    async ({ body, client }) => {
      const now = clock.now();
      const member = await memberOfTicket(body.ticket, now);
      if (!member) return { status: 401, text: ticketEnded };
      const attempt = { account: `staff-code ${member.id}`, place: client };
      const wait = await signIns.admit(attempt);
      if (wait !== undefined) return tooMany(wait);
      const isOneTime = /^[\d\s-]*$/.test(body.code);
      const right = isOneTime
        ? await spendOneTimeCode(db, vault, member, body.code, now)
        : await spendRecoveryCode(db, vault, member, body.code);
      if (!right) {
        await signIns.failed(attempt);
        return invalid({ code: [wrongCode] });
      }
      await signIns.proved(attempt);
      const { token, expiresAt } = await db.transaction(async (tx) => {
        const action = isOneTime ? 'session.signedIn' : 'session.recoveryCodeUsed';
        await writeAudit(tx, { actor: member, action, kind: 'staff', id: member.id }, now);
        return openStaffSession(tx, member.id, now);
      });
      const headers = { 'Set-Cookie': staffCookie.of(token) };
      return { ...done(await wireMeOf(db, member, expiresAt)), headers };
    },
    { limit: signInsFromOnePlace },
  );

  const memberOfTicket = async (ticket: string, now: number): Promise<StaffMember | undefined> => {
    const text = signer.open('staff-ticket', ticket);
    const [id, expiresAt] = (text ?? '').split('.').map(Number);
    if (!id || !expiresAt || expiresAt <= now) return undefined;
    const [member] = await db
      .select()
      .from(staffMembers)
      .where(and(eq(staffMembers.id, id), eq(staffMembers.active, true)));
    return member && ticketTextOf(member, expiresAt) === text ? member : undefined;
  };

  bind(signOut, async ({ session, lang }) => {
    await db.transaction(async (tx) => {
      const { member } = session;
      const act = { actor: member, kind: 'staff', id: member.id } as const;
      await endStaffSession(tx, session);
      await writeAudit(tx, { ...act, action: 'session.signedOut' }, clock.now());
    });
    return {
      ...done({ message: signedOut[lang] }),
      headers: { 'Set-Cookie': staffCookie.none },
    };
  });

  bind(getStaffMe, async ({ session }) =>
    done(await wireMeOf(db, session.member, session.expiresAt)),
  );

  bind(updateStaffMe, async ({ session, body }) => {
    const [member] = await db
      .update(staffMembers)
      .set({ ...body, name: body.name.trim() })
      .where(eq(staffMembers.id, session.member.id))
      .returning();
    if (!member) return { status: 401, text: texts.sessionEnded };
    return done(await wireMeOf(db, member, session.expiresAt));
  });
}

/** Ends with a change of the password. */
function ticketTextOf({ id, passwordHash }: StaffMember, expiresAt: number): string {
  return `${id}.${expiresAt}.${hashToken(passwordHash).slice(0, 16)}`;
}
