import {
  confirmSignIn,
  getStaffMe,
  getStaffShop,
  openAsDemoOwner,
  signIn,
  signOut,
  updateStaffMe,
  type ConfirmSignInBody,
} from '@ponte/contract/staff/session';
import { and, eq } from 'drizzle-orm';
import { pictureUrl } from '../../catalogue/products/pictures.ts';
import type { Db } from '../../platform/db/client.ts';
import { repeatable } from '../../platform/db/repeatable.ts';
import { staffMembers, staffRecoveryCodes } from '../../platform/db/schema/index.ts';
import { tooMany } from '../../platform/http/call.ts';
import { texts, type Text } from '../../platform/http/failure-texts.ts';
import { invalid, notFound } from '../../platform/http/failure.ts';
import { done } from '../../platform/http/reply.ts';
import { verifyNothing, verifyPassword } from '../../platform/security/passwords.ts';
import { hashToken } from '../../platform/security/random-tokens.ts';
import {
  endStaffSession,
  openStaffSession,
  type StaffMember,
} from '../../platform/security/staff-sessions.ts';
import { shopFace } from '../../platform/store-info/store-info.ts';
import { normalizeEmail } from '../../shop/accounts/customers.ts';
import { writeAudit } from './audit.ts';
import { hasOwner, openDemoSession } from './demo-owner.ts';
import { findMemberByEmail, spendOneTimeCode, spendRecoveryCode, wireMeOf } from './members.ts';
import type { StaffContext } from './staff-context.ts';

const minuteMs = 60_000;

/** From the password to the code. */
const ticketMs = 5 * minuteMs;

const wrongCredentials: Text = {
  pt: 'E-mail ou senha incorretos.',
  es: 'Correo electrónico o contraseña incorrectos.',
};

const ticketEnded: Text = {
  pt: 'Esta entrada não vale mais. Entre de novo com a senha.',
  es: 'Este ingreso ya no es válido. Ingrese de nuevo con su contraseña.',
};

export const wrongCode: Text = {
  pt: 'Código incorreto ou já usado. Espere o próximo.',
  es: 'Código incorrecto o ya usado. Espere el siguiente.',
};

const signedOut: Text = { pt: 'Sessão encerrada.', es: 'Sesión cerrada.' };

export function signInRoutes(context: StaffContext): void {
  const { db, clock, signIns, signer, vault, staffCookie, bind, limits } = context;

  bind(getStaffShop, async ({ lang, fromThisMachine }) => {
    const { name, mark, isDemo } = await shopFace(db, lang);
    const demoOwner = context.demoOwner && fromThisMachine && !(await hasOwner(db));
    return done({
      name,
      mark: mark === undefined ? null : pictureUrl(mark, 96),
      isDemo,
      demoOwner,
    });
  });

  bind(
    openAsDemoOwner,
    async ({ lang, fromThisMachine }) => {
      if (!context.demoOwner || !fromThisMachine) return notFound();
      const opened = await repeatable(db, (tx) => openDemoSession(tx, lang, clock.now()));
      if (!opened) return notFound();
      const { member, token, expiresAt } = opened;
      const headers = { 'Set-Cookie': staffCookie.of(token) };
      return { ...done(await wireMeOf(db, member, expiresAt)), headers };
    },
    { limit: limits.LIMIT_STAFF_LOGINS },
  );

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
        return { ok: false, status: 401, text: wrongCredentials };
      }
      await signIns.proved(attempt);
      const expiresAt = clock.now() + ticketMs;
      const ticket = signer.sign('staff-ticket', await ticketTextOf(db, known, expiresAt));
      return done({ ticket, expiresAt: new Date(expiresAt).toISOString() });
    },
    { limit: limits.LIMIT_STAFF_LOGINS },
  );

  bind(
    confirmSignIn,
    async ({ body, client }) => {
      const now = clock.now();
      const known = await memberOfTicket(db, body.ticket, now);
      if (!known) return { ok: false, status: 401, text: ticketEnded };
      const attempt = { account: `staff-code ${known.id}`, place: client };
      const wait = await signIns.admit(attempt);
      if (wait !== undefined) return tooMany(wait);
      const opened = await repeatable(db, (tx) => openSession(tx, body, now));
      if (opened === 'ended') return { ok: false, status: 401, text: ticketEnded };
      if (opened === 'wrong') {
        await signIns.failed(attempt);
        return invalid({ code: [wrongCode] });
      }
      await signIns.proved(attempt);
      const { member, token, expiresAt } = opened;
      const headers = { 'Set-Cookie': staffCookie.of(token) };
      return { ...done(await wireMeOf(db, member, expiresAt)), headers };
    },
    { limit: limits.LIMIT_STAFF_LOGINS },
  );

  /** Spends a ticket and a code. The member is locked: of several requests with one ticket, one gets in. */
  const openSession = async (tx: Db, { ticket, code }: ConfirmSignInBody, now: number) => {
    const member = await memberOfTicket(tx, ticket, now);
    if (!member) return 'ended' as const;
    const isOneTime = /^[\d\s-]*$/.test(code);
    const right = isOneTime
      ? await spendOneTimeCode(tx, vault, member, code, now)
      : await spendRecoveryCode(tx, vault, member, code);
    if (!right) return 'wrong' as const;
    const action = isOneTime ? 'session.signedIn' : 'session.recoveryCodeUsed';
    await writeAudit(tx, { actor: member, action, kind: 'staff', id: member.id }, now);
    return { member, ...(await openStaffSession(tx, member.id, now)) };
  };

  const memberOfTicket = async (
    tx: Db,
    ticket: string,
    now: number,
  ): Promise<StaffMember | undefined> => {
    const text = signer.open('staff-ticket', ticket);
    const [id, expiresAt] = (text ?? '').split('.').map(Number);
    if (!id || !expiresAt || expiresAt <= now) return undefined;
    const [member] = await tx
      .select()
      .from(staffMembers)
      .where(and(eq(staffMembers.id, id), eq(staffMembers.active, true)))
      .for('update');
    return member && (await ticketTextOf(tx, member, expiresAt)) === text ? member : undefined;
  };

  bind(signOut, async ({ session, lang }) => {
    await repeatable(db, async (tx) => {
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
    if (!member) return { ok: false, status: 401, text: texts.sessionEnded };
    return done(await wireMeOf(db, member, session.expiresAt));
  });
}

/** Ends with a change of the password, and with a sign-in, of which each spends a code of one kind or the other. */
async function ticketTextOf(db: Db, member: StaffMember, expiresAt: number): Promise<string> {
  const { id, passwordHash, totpLastStep } = member;
  const codesLeft = await db.$count(staffRecoveryCodes, eq(staffRecoveryCodes.staffId, id));
  const state = hashToken([passwordHash, totpLastStep, codesLeft].join(' '));
  return `${id}.${expiresAt}.${state.slice(0, 16)}`;
}
