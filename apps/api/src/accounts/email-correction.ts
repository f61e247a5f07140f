import { correctEmail } from '@ponte/contract/accounts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { AppContext } from '../app-context.ts';
import { repeatable } from '../db/repeatable.ts';
import { customers } from '../db/schema/index.ts';
import { tooMany } from '../http/call.ts';
import { done, invalidField } from '../http/reply.ts';
import type { Text } from '../http/texts.ts';
import { withdrawMailsTo } from '../mail/outbox.ts';
import { verifyPassword } from '../security/passwords.ts';
import { findCustomerByEmail, normalizeEmail } from './customers.ts';
import { dropMailLinks } from './mail-links.ts';
import { emailInUse, mayConfirm, postConfirmation } from './registration.ts';

const texts = {
  corrected: {
    pt: 'E-mail corrigido. Enviamos um link para confirmá-lo.',
    es: 'Correo electrónico corregido. Le enviamos un enlace para confirmarlo.',
  },
  confirmed: {
    pt: 'O e-mail atual já está confirmado.',
    es: 'El correo electrónico actual ya está confirmado.',
  },
  passwordWrong: { pt: 'A senha não está correta.', es: 'La contraseña no es correcta.' },
} as const satisfies Record<string, Text>;

export function emailCorrectionRoutes(context: AppContext): void {
  const { db, limiter, limits, bind, mailDue } = context;

  bind(correctEmail, async ({ body, session, lang }) => {
    const { customer } = session;
    // This call reveals which addresses are taken and whether a password is right, so it is limited.
    const wait = await limiter.hit(limits.LIMIT_EMAIL_CHANGES, String(customer.id));
    if (wait !== undefined) return tooMany(wait);
    if (!(await verifyPassword(body.password, customer.passwordHash))) {
      return invalidField('password', () => texts.passwordWrong);
    }
    if (customer.emailVerifiedAt) return invalidField('email', () => texts.confirmed);
    const email = normalizeEmail(body.email);
    const owner = await findCustomerByEmail(db, email);
    if (owner && owner.id !== customer.id) return invalidField('email', () => emailInUse);
    const full = await mayConfirm(context, email);
    if (full !== undefined) return tooMany(full);
    try {
      const corrected = await repeatable(db, async (tx) => {
        const [row] = await tx
          .update(customers)
          .set({ email, updatedAt: sql`now()` })
          .where(and(eq(customers.id, customer.id), isNull(customers.emailVerifiedAt)))
          .returning();
        if (!row) return false;
        // The owner of the old mailbox may hold a password reset link, and gets no more mail.
        await dropMailLinks(tx, row.id, 'reset');
        await withdrawMailsTo(tx, customer.email);
        await postConfirmation(context, tx, row);
        return true;
      });
      if (!corrected) return invalidField('email', () => texts.confirmed);
    } catch (error) {
      if (isDuplicate(error)) return invalidField('email', () => emailInUse);
      throw error;
    }
    mailDue();
    return done({ message: texts.corrected[lang] });
  });
}

/** Postgres' unique_violation: the address was taken concurrently. */
function isDuplicate(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '23505') || isDuplicate(error.cause);
}
