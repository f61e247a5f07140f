import { login, register } from '@ponte/contract/accounts';
import { registrationOf, resident, whitePixel } from '@ponte/faults/shopper';
import { desc, eq } from 'drizzle-orm';
import { mails } from '../platform/db/schema/index.ts';
import { takeTurn } from '../shop/accounts/redraw.ts';
import type { TestApp } from './test-app.ts';

export const smallPng = new Blob([whitePixel]);

export const brazilianForm = registrationOf('ana@example.com', '529.982.247-25');

/** A valid registration of a Paraguayan from Ciudad del Este. */
export const paraguayanForm = {
  ...brazilianForm,
  nome: 'Luis',
  sobrenome: 'Benítez',
  ...resident,
};

/**
 * Fills the queue of pictures to re-encode.
 * @returns a function that empties it
 */
export function fillQueueOfPictures(): () => Promise<unknown> {
  const drawing = Promise.withResolvers<void>();
  const turns: Promise<void>[] = [];
  for (;;) {
    const turn = takeTurn(() => drawing.promise);
    if (!turn) break;
    turns.push(turn);
  }
  return () => {
    drawing.resolve();
    return Promise.all(turns);
  };
}

let customers = 0;

export async function signUp(shop: TestApp, form: Record<string, string | Blob> = brazilianForm) {
  const email = `customer-${(customers += 1)}@example.com`;
  await shop.call(register, { form: { ...form, email, email_confirmation: email } });
  const { token } = await signIn(shop, email);
  return { email, token };
}

export function signIn(shop: TestApp, email: string, password = brazilianForm.password) {
  return shop.call(login, { body: { email, password } });
}

export async function lastMail(shop: TestApp, recipient: string) {
  await shop.idle();
  const [mail] = await shop.db
    .select()
    .from(mails)
    .where(eq(mails.recipient, recipient))
    .orderBy(desc(mails.id))
    .limit(1);
  return mail;
}

export function linkOf(mail: { readonly body: string } | undefined): URL {
  const link = /https?:\/\/\S+/.exec(mail?.body ?? '')?.[0];
  if (link === undefined) throw new Error('The mail has no link.');
  return new URL(link);
}
