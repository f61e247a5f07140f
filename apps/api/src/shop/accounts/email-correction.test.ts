import {
  confirmEmail,
  correctEmail,
  getMe,
  recoverPassword,
  resetPassword,
} from '@ponte/contract/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brazilianForm, lastMail, linkOf, signIn, signUp } from '../../testing/customers.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

const { password } = brazilianForm;
const newEmail = () => `right-${crypto.randomUUID()}@example.com`;

const partsOf = async (email: string) => {
  const link = linkOf(await lastMail(shop, email));
  const [, , , uid = '', token = ''] = link.pathname.split('/');
  return { uid, token, code: link.searchParams.get('code') ?? '' };
};

test('an address that is not confirmed is corrected: the new one gets the mail, signs in and confirms', async () => {
  const { email, token } = await signUp(shop);
  const old = await partsOf(email);
  const right = newEmail();

  await shop.call(correctEmail, { token, body: { email: right.toUpperCase(), password } });

  expect((await shop.call(getMe, { token })).email).toBe(right);
  expect((await signIn(shop, right)).user.email).toBe(right);
  // What waited for the other mailbox names the customer.
  expect(await lastMail(shop, email)).toBeUndefined();
  const refused = await shop.refused(confirmEmail, { params: { uid: old.uid, token: old.token } });
  expect(refused.status).toBe(404);
  const { uid, token: secret } = await partsOf(right);
  await shop.call(confirmEmail, { params: { uid, token: secret } });
  expect((await shop.call(getMe, { token })).email_verified_at).toBeTruthy();
});

test('a reader of the wrong mailbox can choose no password by an older link', async () => {
  const { email, token } = await signUp(shop);
  await shop.call(recoverPassword, { body: { email } });
  const { uid: uuid, token: secret, code } = await partsOf(email);
  const right = newEmail();
  await shop.call(correctEmail, { token, body: { email: right, password } });

  for (const of of [email, right]) {
    const body = {
      email: of,
      uuid,
      token: secret,
      code,
      password: 'another horse',
      password_confirmation: 'another horse',
    };
    expect((await shop.refused(resetPassword, { body })).status).toBe(422);
  }
});

test('it is refused with a wrong password, for another’s address, and once it is confirmed', async () => {
  const [{ email, token }, other] = [await signUp(shop), await signUp(shop)];
  const refuse = async (body: { email: string; password: string }) => {
    const answer = await shop.refused(correctEmail, { token, body });
    return [answer.status, ...Object.keys(answer.body.errors ?? {})];
  };

  expect(await refuse({ email: newEmail(), password: 'wrong' })).toEqual([422, 'password']);
  expect(await refuse({ email: other.email, password })).toEqual([422, 'email']);
  const { uid, token: secret } = await partsOf(email);
  await shop.call(confirmEmail, { params: { uid, token: secret } });
  expect(await refuse({ email: newEmail(), password })).toEqual([422, 'email']);
});

test('two who correct to one address at the same moment become one customer of it', async () => {
  const [one, other] = [await signUp(shop), await signUp(shop)];
  const body = { email: newEmail(), password };

  const settled = await Promise.allSettled(
    [one, other].map(({ token }) => shop.call(correctEmail, { token, body })),
  );

  expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});
