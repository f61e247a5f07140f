import {
  changeStaffPassword,
  renewRecoveryCodes as renewCall,
} from '@ponte/contract/staff/session';
import { eq } from 'drizzle-orm';
import { repeatable } from '../../platform/db/repeatable.ts';
import { staffMembers } from '../../platform/db/schema/index.ts';
import { tooMany } from '../../platform/http/call.ts';
import type { Text } from '../../platform/http/failure-texts.ts';
import { invalid, type FailureOf } from '../../platform/http/failure.ts';
import { done } from '../../platform/http/reply.ts';
import { hashPassword, verifyPassword } from '../../platform/security/passwords.ts';
import { endStaffSessions, type StaffSession } from '../../platform/security/staff-sessions.ts';
import { writeAudit } from './audit.ts';
import { renewRecoveryCodes, spendOneTimeCode } from './members.ts';
import { wrongCode } from './sign-in-routes.ts';
import type { StaffContext } from './staff-context.ts';

/** Per person, against guessing in a session that was left open. */
const wrongPassword: Text = {
  pt: 'A senha atual não está correta.',
  es: 'La contraseña actual no es correcta.',
};

const passwordChanged: Text = { pt: 'Senha alterada.', es: 'Contraseña cambiada.' };

export function credentialRoutes(context: StaffContext): void {
  const { db, clock, limiter, limits, vault, bind } = context;

  /** Undefined when the one who is signed in has proved that they are themselves. */
  const prove = async (
    { member }: StaffSession,
    given: { readonly currentPassword: string; readonly code: string },
  ): Promise<FailureOf<422 | 429> | undefined> => {
    const wait = await limiter.hit(limits.LIMIT_STAFF_PROOFS, String(member.id));
    if (wait !== undefined) return tooMany(wait);
    if (!(await verifyPassword(given.currentPassword, member.passwordHash))) {
      return invalid({ currentPassword: [wrongPassword] });
    }
    if (!(await spendOneTimeCode(db, vault, member, given.code, clock.now()))) {
      return invalid({ code: [wrongCode] });
    }
    return limiter.forget(limits.LIMIT_STAFF_PROOFS, String(member.id)).then(() => undefined);
  };

  bind(changeStaffPassword, async ({ session, body, lang }) => {
    const failure = await prove(session, body);
    if (failure) return failure;
    const passwordHash = await hashPassword(body.password);
    const { member } = session;
    const now = clock.now();
    await repeatable(db, async (tx) => {
      await tx
        .update(staffMembers)
        .set({ passwordHash, updatedAt: new Date(now) })
        .where(eq(staffMembers.id, member.id));
      await endStaffSessions(tx, member.id, session);
      const act = { actor: member, kind: 'staff', id: member.id } as const;
      await writeAudit(tx, { ...act, action: 'staff.passwordChanged' }, now);
    });
    return done({ message: passwordChanged[lang] });
  });

  bind(renewCall, async ({ session, body }) => {
    const failure = await prove(session, body);
    if (failure) return failure;
    const { member } = session;
    const recoveryCodes = await repeatable(db, async (tx) => {
      const act = { actor: member, kind: 'staff', id: member.id } as const;
      await writeAudit(tx, { ...act, action: 'staff.recoveryCodesRenewed' }, clock.now());
      return renewRecoveryCodes(tx, vault, member.id);
    });
    return done({ recoveryCodes });
  });
}
