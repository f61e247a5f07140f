import { changeEmail } from '@ponte/contract/accounts';
import { and, eq, exists, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AppContext } from '../../adapters/app-context.ts';
import {
  emailChangedLetter,
  emailWantedLetter,
  newEmailLetter,
} from '../../adapters/mail/email-letters.ts';
import { readMailShop } from '../../adapters/mail/mail-shop.ts';
import { postMail } from '../../adapters/mail/outbox.ts';
import { written } from '../../adapters/mail/written.ts';
import type { Db } from '../../platform/db/client.ts';
import { repeatable } from '../../platform/db/repeatable.ts';
import { alerts, customers } from '../../platform/db/schema/index.ts';
import type { Text } from '../../platform/http/failure-texts.ts';
import { done } from '../../platform/http/reply.ts';
import type { Customer } from '../../platform/security/sessions.ts';
import { languageOf, readableEmail } from './customers.ts';
import {
  dropMailLinks,
  findChangeLink,
  makeMailLink,
  spendMailLink,
  type SentLink,
} from './mail-links.ts';
import { isDuplicate, readNewEmail } from './new-email.ts';

const texts = {
  sent: {
    pt: 'Enviamos um link para o novo e-mail. Ele passa a valer quando for confirmado.',
    es: 'Le enviamos un enlace al nuevo correo electrónico. Vale desde que se confirma.',
  },
  unconfirmed: {
    pt: 'O e-mail atual ainda não está confirmado: confirme ou corrija-o antes.',
    es: 'El correo electrónico actual todavía no está confirmado: confírmelo o corríjalo antes.',
  },
  present: {
    pt: 'Este já é o seu e-mail.',
    es: 'Este ya es su correo electrónico.',
  },
} as const satisfies Record<string, Text>;

/** A new e-mail address is confirmed by a link sent to it, and the old one gets a notice (decision 59). */
export function emailChangeRoutes(context: AppContext): void {
  const { db, bind, mailDue } = context;

  bind(changeEmail, async ({ body, session, lang, userAgent }) => {
    const { customer } = session;
    const refusal = customer.emailVerifiedAt
      ? isSame(customer, body.email)
        ? texts.present
        : undefined
      : texts.unconfirmed;
    const read = await readNewEmail(context, customer, body, refusal);
    if ('status' in read) return read;
    await repeatable(db, (tx) => postLink(context, tx, customer, { email: read.email, userAgent }));
    mailDue();
    return done({ message: texts.sent[lang] });
  });
}

async function postLink(
  { clock, origins }: AppContext,
  tx: Db,
  customer: Customer,
  { email, userAgent }: { readonly email: string; readonly userAgent: string | undefined },
): Promise<void> {
  const lang = languageOf(customer);
  const now = clock.now();
  const { uid, token } = await makeMailLink(tx, customer.id, 'change', now, email);
  const about = {
    shop: await readMailShop(tx, lang, origins[lang]),
    name: customer.firstName,
    at: new Date(now),
    userAgent,
  };
  const confirm = newEmailLetter(lang, {
    ...about,
    link: `${origins[lang]}/app/confirmation-email/${uid}/${token}`,
  });
  const notice = emailWantedLetter(lang, {
    ...about,
    email: readableEmail(email),
    link: `${origins[lang]}/recuperar-senha`,
  });
  await postMail(tx, { recipient: email, ...written(confirm) }, now);
  await postMail(tx, { recipient: customer.email, ...written(notice) }, now);
}

/**
 * Follows a link of `change`: the new address replaces the old one, which gets a notice. Followed again it
 * says the same and changes nothing, because mail scanners open links too.
 */
export async function confirmNewEmail(
  context: AppContext,
  link: SentLink,
  userAgent: string | undefined,
): Promise<'changed' | 'wrong'> {
  const { db, clock } = context;
  try {
    return await repeatable(db, async (tx) => {
      const found = await findChangeLink(tx, link, clock.now());
      if (!found?.newEmail) return 'wrong';
      const { customerId, newEmail } = found;
      const [customer] = await tx
        .select()
        .from(customers)
        .where(and(eq(customers.id, customerId), isNull(customers.erasedAt)))
        .for('update');
      if (!customer) return 'wrong';
      if (customer.email === newEmail) return 'changed';
      // One that was followed before must not undo a later change.
      if (found.usedAt) return 'wrong';
      await replaceEmail(context, tx, customer, { email: newEmail, userAgent });
      await spendMailLink(tx, 'change', link, clock.now());
      return 'changed';
    });
  } catch (error) {
    // It was registered meanwhile.
    if (isDuplicate(error)) return 'wrong';
    throw error;
  }
}

async function replaceEmail(
  { clock, origins }: AppContext,
  tx: Db,
  customer: Customer,
  { email, userAgent }: { readonly email: string; readonly userAgent: string | undefined },
): Promise<void> {
  const now = clock.now();
  await tx
    .update(customers)
    .set({ email, emailVerifiedAt: new Date(now), updatedAt: new Date(now) })
    .where(eq(customers.id, customer.id));
  // A reader of the old mailbox must not choose a password.
  await dropMailLinks(tx, customer.id, 'reset');
  await moveAlerts(tx, customer, email);
  const lang = languageOf(customer);
  const letter = emailChangedLetter(lang, {
    shop: await readMailShop(tx, lang, origins[lang]),
    name: customer.firstName,
    email: readableEmail(email),
    at: new Date(now),
    userAgent,
  });
  await postMail(tx, { recipient: customer.email, ...written(letter) }, now);
}

/** Alerts go to the new address; one that it waits for already is not needed twice. */
async function moveAlerts(tx: Db, { id, email: old }: Customer, email: string): Promise<void> {
  const isTheirs = and(eq(alerts.customerId, id), eq(alerts.email, old));
  const own = alias(alerts, 'own');
  const same = tx
    .select({ id: own.id })
    .from(own)
    .where(
      and(
        eq(own.email, email),
        eq(own.productId, alerts.productId),
        eq(own.kind, alerts.kind),
        isNull(own.toldAt),
      ),
    );
  await tx.delete(alerts).where(and(isTheirs, isNull(alerts.toldAt), exists(same)));
  await tx
    .update(alerts)
    .set({ email: sql`${email}` })
    .where(isTheirs);
}

function isSame(customer: Customer, email: string): boolean {
  return customer.email === email.trim().toLowerCase();
}
