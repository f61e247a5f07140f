import { correctEmail } from '@ponte/contract/accounts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { AppContext } from '../../adapters/app-context.ts';
import { withdrawMailsTo } from '../../adapters/mail/outbox.ts';
import { repeatable } from '../../platform/db/repeatable.ts';
import { customers } from '../../platform/db/schema/index.ts';
import type { Text } from '../../platform/http/failure-texts.ts';
import { invalidField } from '../../platform/http/failure.ts';
import { done } from '../../platform/http/reply.ts';
import { dropMailLinks } from './mail-links.ts';
import { isDuplicate, readNewEmail } from './new-email.ts';
import { emailInUse, postConfirmation } from './registration.ts';

const texts = {
  corrected: {
    pt: 'E-mail corrigido. Enviamos um link para confirmá-lo.',
    es: 'Correo electrónico corregido. Le enviamos un enlace para confirmarlo.',
  },
  confirmed: {
    pt: 'O e-mail atual já está confirmado.',
    es: 'El correo electrónico actual ya está confirmado.',
  },
} as const satisfies Record<string, Text>;

export function emailCorrectionRoutes(context: AppContext): void {
  const { db, bind, mailDue } = context;

  bind(correctEmail, async ({ body, session, lang }) => {
    const { customer } = session;
    const refusal = customer.emailVerifiedAt ? texts.confirmed : undefined;
    const read = await readNewEmail(context, customer, body, refusal);
    if ('status' in read) return read;
    const { email } = read;
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
