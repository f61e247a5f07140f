import { checkEmail, confirmEmail, register, resendConfirmation } from '@ponte/contract/accounts';
import { and, eq, isNull } from 'drizzle-orm';
import type { AppContext } from '../../adapters/app-context.ts';
import { repeatable } from '../../platform/db/repeatable.ts';
import { customers } from '../../platform/db/schema/index.ts';
import { tooMany } from '../../platform/http/call.ts';
import { fieldTexts, type Text } from '../../platform/http/failure-texts.ts';
import { invalidField, notFound } from '../../platform/http/failure.ts';
import { done } from '../../platform/http/reply.ts';
import { readStoreInfo } from '../../platform/store-info/store-info.ts';
import { asciiEmail, findCustomerByEmail } from './customers.ts';
import { confirmNewEmail } from './email-change.ts';
import { spendMailLink } from './mail-links.ts';
import {
  emailInUse,
  storeRegistration,
  mayConfirm,
  postConfirmation,
  readRegistration,
} from './registration.ts';

const texts = {
  registered: {
    pt: 'Cadastro realizado. Enviamos um link para confirmar seu e-mail.',
    es: 'Registro realizado. Le enviamos un enlace para confirmar su correo electrónico.',
  },
  available: { pt: 'E-mail disponível.', es: 'Correo electrónico disponible.' },
  confirmed: { pt: 'E-mail confirmado.', es: 'Correo electrónico confirmado.' },
  linkWrong: {
    pt: 'O link de confirmação não é válido ou expirou.',
    es: 'El enlace de confirmación no es válido o ha vencido.',
  },
  resent: {
    pt: 'Enviamos um novo link para o seu e-mail.',
    es: 'Le enviamos un nuevo enlace a su correo electrónico.',
  },
} as const satisfies Record<string, Text>;

export function registrationRoutes(context: AppContext): void {
  const { db, clock, limiter, limits, signIns, bind, mailDue } = context;

  // This call reveals who is a customer, because the form needs it; so it is limited.
  bind(
    checkEmail,
    async ({ body, lang }) => {
      if (asciiEmail(body.email) === undefined) return invalidField('email', fieldTexts.invalid);
      return (await findCustomerByEmail(db, body.email))
        ? invalidField('email', () => emailInUse)
        : done({ message: texts.available[lang] });
    },
    { limit: limits.LIMIT_EMAIL_CHECKS },
  );

  bind(
    register,
    async ({ body, client, device, lang, signal }) => {
      const read = await readRegistration(body, await readStoreInfo(db));
      if (!read.ok) return read;
      const registration = read.value;
      const kept = await storeRegistration(context, registration, signal);
      if (kept !== 'registered') return kept;
      await signIns.proved({ account: registration.customer.email, place: client, device });
      mailDue();
      return done({ message: texts.registered[lang] });
    },
    { limit: limits.LIMIT_REGISTRATIONS },
  );

  bind(
    confirmEmail,
    async ({ params, lang, userAgent }) => {
      const customerId = await spendMailLink(db, 'confirm', params, clock.now());
      if (customerId === undefined) {
        const outcome = await confirmNewEmail(context, params, userAgent);
        if (outcome === 'wrong') return notFound(texts.linkWrong);
        mailDue();
        return done({ message: texts.confirmed[lang] });
      }
      await db
        .update(customers)
        .set({ emailVerifiedAt: new Date(clock.now()) })
        .where(and(eq(customers.id, customerId), isNull(customers.emailVerifiedAt)));
      return done({ message: texts.confirmed[lang] });
    },
    { limit: limits.LIMIT_CONFIRMATIONS },
  );

  bind(resendConfirmation, async ({ session, lang }) => {
    const { customer } = session;
    const wait = await limiter.hit(limits.LIMIT_RESENT_CONFIRMATIONS, String(customer.id));
    if (wait !== undefined) return tooMany(wait);
    if (customer.emailVerifiedAt) return done({ message: texts.confirmed[lang] });
    const full = await mayConfirm(context, customer.email);
    if (full !== undefined) return tooMany(full);
    await repeatable(db, (tx) => postConfirmation(context, tx, customer));
    mailDue();
    return done({ message: texts.resent[lang] });
  });
}
