import {
  changePassword,
  checkResetLink,
  recoverPassword,
  resetPassword,
} from '@ponte/contract/accounts';
import { eq, sql } from 'drizzle-orm';
import type { AppContext } from '../../adapters/app-context.ts';
import { passwordChangedLetter } from '../../adapters/mail/account-letters.ts';
import { readMailShop } from '../../adapters/mail/mail-shop.ts';
import { postMail } from '../../adapters/mail/outbox.ts';
import { written } from '../../adapters/mail/written.ts';
import type { Db } from '../../platform/db/client.ts';
import { repeatable } from '../../platform/db/repeatable.ts';
import { customers } from '../../platform/db/schema/index.ts';
import { tooMany } from '../../platform/http/call.ts';
import type { Text } from '../../platform/http/failure-texts.ts';
import { invalid, invalidField, type FieldErrors } from '../../platform/http/failure.ts';
import { done } from '../../platform/http/reply.ts';
import { hashPassword, verifyPassword } from '../../platform/security/passwords.ts';
import { endSessions, type Customer, type Session } from '../../platform/security/sessions.ts';
import { findCustomerByEmail, languageOf, normalizeEmail } from './customers.ts';
import { checkNewPassword, FormErrors } from './field-rules.ts';
import { dropMailLinks, isMailLinkGood, spendMailLink } from './mail-links.ts';
import { askForRecovery, nobody } from './recovery.ts';

const texts = {
  linkSent: {
    pt: 'Se houver uma conta com este e-mail, enviamos um link para escolher uma nova senha.',
    es: 'Si existe una cuenta con este correo electrónico, le enviamos un enlace para elegir una nueva contraseña.',
  },
  linkWrong: {
    pt: 'O link de recuperação não é válido ou expirou. Peça um novo.',
    es: 'El enlace de recuperación no es válido o ha vencido. Solicite uno nuevo.',
  },
  linkGood: { pt: 'O link é válido.', es: 'El enlace es válido.' },
  changed: { pt: 'Senha alterada.', es: 'Contraseña cambiada.' },
  currentWrong: {
    pt: 'A senha atual não está correta.',
    es: 'La contraseña actual no es correcta.',
  },
} as const satisfies Record<string, Text>;

export function passwordRoutes(context: AppContext): void {
  const { db, clock, limiter, limits, signIns, bind, mailDue } = context;

  bind(
    recoverPassword,
    async ({ body, lang, userAgent }) => {
      // The response is the same for an unknown address and does not wait for the mail.
      await askForRecovery(context, { email: body.email, userAgent });
      return done({ message: texts.linkSent[lang] });
    },
    { limit: limits.LIMIT_RECOVERIES },
  );

  bind(
    checkResetLink,
    async ({ body, lang }) => {
      const { uuid: uid, token, code, email } = body;
      const customer = await findCustomerByEmail(db, email);
      const link = { uid, token, code, customerId: customer?.id ?? nobody };
      const good = await isMailLinkGood(db, 'reset', link, clock.now());
      return good
        ? done({ message: texts.linkGood[lang] })
        : invalidField('token', () => texts.linkWrong);
    },
    { limit: limits.LIMIT_RESET_LINKS },
  );

  bind(
    resetPassword,
    async ({ body, client, device, lang, userAgent }) => {
      const problems = newPasswordProblems(body);
      if (problems) return invalid(problems);
      const passwordHash = await hashPassword(body.password);
      const reset = await repeatable(db, async (tx) => {
        const known = await findCustomerByEmail(tx, body.email);
        const { uuid: uid, token, code } = body;
        const link = { uid, token, code, customerId: known?.id ?? 0 };
        const right = await spendMailLink(tx, 'reset', link, clock.now());
        if (!known || right === undefined) return false;
        await setPassword(context, tx, known, { passwordHash, userAgent });
        return true;
      });
      if (!reset) return invalidField('token', () => texts.linkWrong);
      await signIns.proved({ account: normalizeEmail(body.email), place: client, device });
      mailDue();
      return done({ message: texts.changed[lang] });
    },
    { limit: limits.LIMIT_RESETS },
  );

  bind(changePassword, async ({ body, session, lang, userAgent }) => {
    const { customer } = session;
    const wait = await limiter.hit(limits.LIMIT_PASSWORD_CHANGES, String(customer.id));
    if (wait !== undefined) return tooMany(wait);
    const problems = newPasswordProblems(body);
    if (problems) return invalid(problems);
    if (!(await verifyPassword(body.password_currently, customer.passwordHash))) {
      return invalidField('password_currently', () => texts.currentWrong);
    }
    const passwordHash = await hashPassword(body.password);
    const changed = { passwordHash, userAgent, spare: session };
    await repeatable(db, (tx) => setPassword(context, tx, customer, changed));
    mailDue();
    return done({ message: texts.changed[lang] });
  });
}

function newPasswordProblems(body: {
  readonly password: string;
  readonly password_confirmation: string;
}): FieldErrors | undefined {
  const errors = new FormErrors();
  checkNewPassword(errors, body);
  return errors.fields;
}

interface NewPassword {
  readonly passwordHash: string;
  readonly userAgent: string | undefined;
  /** Goes on. */
  readonly spare?: Session;
}

/** Sets a password, ends all sessions but `spare`, and notifies the customer. */
async function setPassword(
  { clock, origins }: AppContext,
  db: Db,
  customer: Customer,
  { passwordHash, userAgent, spare }: NewPassword,
): Promise<void> {
  await db
    .update(customers)
    .set({ passwordHash, updatedAt: sql`now()` })
    .where(eq(customers.id, customer.id));
  await endSessions(db, customer.id, spare);
  // Someone who knew the old password may have requested a reset link or another address: both are revoked.
  await dropMailLinks(db, customer.id, 'reset');
  await dropMailLinks(db, customer.id, 'change');
  const lang = languageOf(customer);
  const letter = passwordChangedLetter(lang, {
    shop: await readMailShop(db, lang, origins[lang]),
    name: customer.firstName,
    link: `${origins[lang]}/recuperar-senha`,
    at: new Date(clock.now()),
    userAgent,
  });
  await postMail(db, { recipient: customer.email, ...written(letter) }, clock.now());
}
