import { getMe, login, logout } from '@ponte/contract/accounts';
import { eq } from 'drizzle-orm';
import type { AppContext } from '../../adapters/app-context.ts';
import { customers } from '../../platform/db/schema/index.ts';
import { tooMany } from '../../platform/http/call.ts';
import type { Text } from '../../platform/http/failure-texts.ts';
import { done } from '../../platform/http/reply.ts';
import { verifyNothing, verifyPassword } from '../../platform/security/passwords.ts';
import { endSession, openSession } from '../../platform/security/sessions.ts';
import { findCustomerByEmail, normalizeEmail, wireUserOf } from './customers.ts';

const wrongCredentials: Text = { pt: 'Credenciais inválidas', es: 'Credenciales inválidas' };
const signedOut: Text = { pt: 'Sessão encerrada.', es: 'Sesión cerrada.' };

export function sessionRoutes(context: AppContext): void {
  const { db, clock, signIns, bind, limits } = context;

  bind(
    login,
    async ({ body, client, device }) => {
      const account = normalizeEmail(body.email);
      const attempt = { account, place: client, device };
      const wait = await signIns.admit(attempt);
      if (wait !== undefined) return tooMany(wait);
      const known = await findCustomerByEmail(db, body.email);
      // Constant work for unknown addresses: timing must not reveal who is a customer.
      const right = known
        ? await verifyPassword(body.password, known.passwordHash)
        : await verifyNothing(body.password);
      if (!known || !right) {
        await signIns.failed(attempt);
        return { ok: false, status: 401, text: wrongCredentials };
      }
      await signIns.proved(attempt);
      const { token, expiresAt } = await openSession(db, known.id, clock.now());
      const lastLoginAt = new Date(clock.now());
      await db.update(customers).set({ lastLoginAt }).where(eq(customers.id, known.id));
      const user = await wireUserOf(db, { ...known, lastLoginAt }, clock.now());
      return done({ token, user, expires_at: expiresAt.toISOString() });
    },
    { limit: limits.LIMIT_LOGINS },
  );

  bind(getMe, async ({ session }) => done(await wireUserOf(db, session.customer, clock.now())));

  bind(logout, async ({ session, lang }) => {
    await endSession(db, session);
    return done({ message: signedOut[lang] });
  });
}
