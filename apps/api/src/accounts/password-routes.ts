import {
  changePassword,
  checkResetLink,
  recoverPassword,
  resetPassword,
} from '@ponte/contract/accounts';
import type { Lang } from '@ponte/contract/wire';
import { eq, sql } from 'drizzle-orm';
import type { AppContext } from '../app-context.ts';
import type { Db } from '../db/client.ts';
import { customers } from '../db/schema/index.ts';
import { tooMany } from '../http/call.ts';
import { done, invalid, invalidField, type FieldErrors } from '../http/reply.ts';
import type { Text } from '../http/texts.ts';
import { passwordChangedLetter, recoveryLetter } from '../mail/account-letters.ts';
import { postMail, withdrawMail, type Mail } from '../mail/outbox.ts';
import { hashPassword, verifyPassword } from '../security/passwords.ts';
import type { Limit } from '../security/rate-limits.ts';
import { endSessions, type Customer, type Session } from '../security/sessions.ts';
import { shopName } from '../store-info/store-info.ts';
import { findCustomerByEmail, languageOf, normalizeEmail } from './customers.ts';
import { checkNewPassword, FormErrors } from './field-rules.ts';
import {
  dropMailLinks,
  isMailLinkGood,
  makeMailLink,
  spendMailLink,
  type MailLink,
} from './mail-links.ts';

const minuteMs = 60_000;

const recoveries: Limit = { name: 'recover-ip', most: 20, windowMs: 10 * minuteMs };
const recoveriesOfOneAccount: Limit = { name: 'recover-account', most: 3, windowMs: 15 * minuteMs };
const recoveriesOfADay: Limit = {
  name: 'recover-account-day',
  most: 10,
  windowMs: 1440 * minuteMs,
};
const resets: Limit = { name: 'reset-ip', most: 20, windowMs: 10 * minuteMs };
const checks: Limit = { name: 'check-reset-ip', most: 60, windowMs: 10 * minuteMs };
const changes: Limit = { name: 'change-password-account', most: 10, windowMs: 15 * minuteMs };

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
  const { db, clock, limiter, signIns, bind, background, mailDue } = context;

  bind(
    recoverPassword,
    async ({ body, lang }) => {
      // The response is the same for an unknown address and does not wait for the mail.
      background.later('recovery', () => postRecovery(context, body.email));
      return done({ message: texts.linkSent[lang] });
    },
    { limit: recoveries },
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
    { limit: checks },
  );

  bind(
    resetPassword,
    async ({ body, client, lang }) => {
      const problems = newPasswordProblems(body);
      if (problems) return invalid(problems);
      const passwordHash = await hashPassword(body.password);
      const reset = await db.transaction(async (tx) => {
        const known = await findCustomerByEmail(tx, body.email);
        const { uuid: uid, token, code } = body;
        const link = { uid, token, code, customerId: known?.id ?? 0 };
        const right = await spendMailLink(tx, 'reset', link, clock.now());
        if (!known || right === undefined) return false;
        await setPassword(context, tx, known, passwordHash);
        return true;
      });
      if (!reset) return invalidField('token', () => texts.linkWrong);
      await signIns.proved({ account: normalizeEmail(body.email), place: client });
      mailDue();
      return done({ message: texts.changed[lang] });
    },
    { limit: resets },
  );

  bind(changePassword, async ({ body, session, lang }) => {
    const { customer } = session;
    const wait = await limiter.hit(changes, String(customer.id));
    if (wait !== undefined) return tooMany(wait);
    const problems = newPasswordProblems(body);
    if (problems) return invalid(problems);
    if (!(await verifyPassword(body.password_currently, customer.passwordHash))) {
      return invalidField('password_currently', () => texts.currentWrong);
    }
    const passwordHash = await hashPassword(body.password);
    await db.transaction((tx) => setPassword(context, tx, customer, passwordHash, session));
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

/**
 * Sends the password reset mail. For an unknown address it writes as much to the database, so that
 * timing does not reveal who is a customer.
 */
async function postRecovery(context: AppContext, email: string): Promise<void> {
  const { db, clock, limiter, mailDue } = context;
  const customer = await findCustomerByEmail(db, email);
  // Limits how much mail strangers can send to a mailbox.
  const account = normalizeEmail(email);
  const waits = [
    await limiter.hit(recoveriesOfOneAccount, account),
    await limiter.hit(recoveriesOfADay, account),
  ];
  if (waits.some((wait) => wait !== undefined)) return;
  await db.transaction(async (tx) => {
    // Asked either way, so that it takes as long.
    const shop = await shopName(tx);
    if (!customer) return postNothing(tx, clock.now());
    const link = await makeMailLink(tx, customer.id, 'reset', clock.now());
    await postMail(tx, recoveryMail(context, customer, { ...link, shop }), clock.now());
  });
  mailDue();
}

/** No customer has this id. */
const nobody = 0;

/** The same writes as for a link and its mail, rolled back. */
async function postNothing(db: Db, now: number): Promise<void> {
  await dropMailLinks(db, nobody, 'reset');
  const nothing = { recipient: '', subject: '', body: '' };
  await withdrawMail(db, await postMail(db, nothing, now));
}

function recoveryMail(
  { origins }: AppContext,
  customer: Customer,
  { uid, token, code, shop }: MailLink & { readonly shop: string },
): Mail {
  const lang: Lang = languageOf(customer);
  const query = new URLSearchParams({ email: customer.email, code }).toString();
  const link = `${origins[lang]}/app/reset-password/${uid}/${token}?${query}`;
  const letter = recoveryLetter(lang, { shop, name: customer.firstName, link });
  return { recipient: customer.email, ...letter };
}

/** Sets a password, ends all sessions but `keep`, and notifies the customer. */
async function setPassword(
  { clock }: AppContext,
  db: Db,
  customer: Customer,
  passwordHash: string,
  spare?: Session,
): Promise<void> {
  await db
    .update(customers)
    .set({ passwordHash, updatedAt: sql`now()` })
    .where(eq(customers.id, customer.id));
  await endSessions(db, customer.id, spare);
  // Another reset link would undo this.
  await dropMailLinks(db, customer.id, 'reset');
  const letter = passwordChangedLetter(languageOf(customer), {
    shop: await shopName(db),
    name: customer.firstName,
  });
  await postMail(db, { recipient: customer.email, ...letter }, clock.now());
}
