import {
  changeEmail,
  changePassword,
  confirmEmail,
  getMe,
  getOwnData,
  recoverPassword,
  resetPassword,
  updateProfile,
} from '@ponte/contract/accounts';
import { askAlert } from '@ponte/contract/alerts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { alerts } from '../../platform/db/schema/index.ts';
import {
  brazilianForm,
  lastMail,
  linkOf,
  paraguayanForm,
  signIn,
  signUp,
} from '../../testing/customers.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp(undefined, { limitFactor: 100 });
});
afterAll(() => shop.close());

const { password } = brazilianForm;
const newEmail = () => `next-${crypto.randomUUID()}@example.com`;

async function partsOf(email: string) {
  const link = linkOf(await lastMail(shop, email));
  const [, , , uid = '', token = ''] = link.pathname.split('/');
  return { uid, token, code: link.searchParams.get('code') ?? '' };
}

async function follow(email: string) {
  const { uid, token } = await partsOf(email);
  return { uid, token };
}

/** A customer whose address is confirmed. */
async function confirmed(form: Record<string, string | Blob> = brazilianForm) {
  const customer = await signUp(shop, form);
  await shop.call(confirmEmail, { params: await follow(customer.email) });
  return customer;
}

const me = (token: string) => shop.call(getMe, { token });

test('another address counts once it is confirmed, and the old one gets a notice before and after', async () => {
  const { email, token } = await confirmed();
  const next = newEmail();

  await shop.call(changeEmail, { token, body: { email: next.toUpperCase(), password } });

  expect(await me(token)).toMatchObject({ email, email_pendente: next });
  expect((await signIn(shop, email)).user.email).toBe(email);
  expect((await lastMail(shop, email))?.body).toContain(next);
  const params = await follow(next);
  await shop.call(confirmEmail, { params });

  expect(await me(token)).toMatchObject({ email: next, email_pendente: null });
  expect((await me(token)).email_verified_at).toBeTruthy();
  expect((await signIn(shop, next)).user.email).toBe(next);
  expect((await lastMail(shop, email))?.subject).toBe('O e-mail da sua conta foi trocado');
});

test('letters are in the language of the account', async () => {
  const { email, token } = await confirmed(paraguayanForm);
  const next = newEmail();
  const body = { email: next, password: paraguayanForm.password };
  await shop.call(changeEmail, { token, body });

  expect((await lastMail(shop, next))?.subject).toBe('Confirme su nuevo correo electrónico');
  expect((await lastMail(shop, email))?.subject).toBe('Pidieron cambiar el correo de su cuenta');
  await shop.call(confirmEmail, { params: await follow(next) });
  expect((await lastMail(shop, email))?.subject).toBe('El correo de su cuenta fue cambiado');
});

test('a link that is opened again says the same, and undoes no later change', async () => {
  const { token } = await confirmed();
  const [second, third] = [newEmail(), newEmail()];
  await shop.call(changeEmail, { token, body: { email: second, password } });
  const link = { params: await follow(second) };
  await shop.call(confirmEmail, link);
  await shop.call(confirmEmail, link);
  await shop.call(changeEmail, { token, body: { email: third, password } });
  await shop.call(confirmEmail, { params: await follow(third) });

  expect((await shop.refused(confirmEmail, link)).status).toBe(404);
  expect((await me(token)).email).toBe(third);
});

test('only the latest request counts, for three days', async () => {
  const { email, token } = await confirmed();
  const [second, third] = [newEmail(), newEmail()];
  await shop.call(changeEmail, { token, body: { email: second, password } });
  const overtaken = await follow(second);
  await shop.call(changeEmail, { token, body: { email: third, password } });
  const late = await follow(third);

  expect((await shop.refused(confirmEmail, { params: overtaken })).status).toBe(404);
  shop.passTime(73 * 3_600_000);
  expect((await shop.refused(confirmEmail, { params: late })).status).toBe(404);
  const again = await signIn(shop, email);
  expect(again.user).toMatchObject({ email, email_pendente: null });
});

test('a new password drops the request, so that an intruder’s comes to nothing', async () => {
  const { email, token } = await confirmed();
  const next = newEmail();
  await shop.call(changeEmail, { token, body: { email: next, password } });
  const link = await follow(next);
  const changed = 'another horse 9';
  const body = { password_currently: password, password: changed, password_confirmation: changed };
  await shop.call(changePassword, { token, body });

  expect((await shop.refused(confirmEmail, { params: link })).status).toBe(404);
  expect((await me(token)).email).toBe(email);
});

test('a reader of the old mailbox can choose no password by an older link', async () => {
  const { email, token } = await confirmed();
  await shop.call(recoverPassword, { body: { email } });
  const { uid: uuid, token: secret, code } = await partsOf(email);
  const next = newEmail();
  await shop.call(changeEmail, { token, body: { email: next, password } });
  await shop.call(confirmEmail, { params: await follow(next) });

  const chosen = { password: 'another horse', password_confirmation: 'another horse' };
  for (const of of [email, next]) {
    const body = { email: of, uuid, token: secret, code, ...chosen };
    expect((await shop.refused(resetPassword, { body })).status).toBe(422);
  }
});

test('it is refused with a wrong password, for another’s or the same address, and before the present one is confirmed', async () => {
  const [{ email, token }, other, fresh] = [
    await confirmed(),
    await signUp(shop),
    await signUp(shop),
  ];
  const refuse = async (body: { email: string; password: string }, by = token) => {
    const answer = await shop.refused(changeEmail, { token: by, body });
    return [answer.status, ...Object.keys(answer.body.errors ?? {})];
  };

  expect(await refuse({ email: newEmail(), password: 'wrong' })).toEqual([422, 'password']);
  expect(await refuse({ email: other.email, password })).toEqual([422, 'email']);
  expect(await refuse({ email, password })).toEqual([422, 'email']);
  expect(await refuse({ email: newEmail(), password }, fresh.token)).toEqual([422, 'email']);
});

test('an address registered meanwhile stays with its new owner', async () => {
  const { email, token } = await confirmed();
  const next = newEmail();
  await shop.call(changeEmail, { token, body: { email: next, password } });
  const params = await follow(next);
  const other = await confirmed();
  await shop.call(changeEmail, { token: other.token, body: { email: next, password } });
  await shop.call(confirmEmail, { params: await follow(next) });

  expect((await shop.refused(confirmEmail, { params })).status).toBe(404);
  expect((await me(token)).email).toBe(email);
});

test('alerts go to the new address', async () => {
  const { email, token } = await confirmed();
  await shop.call(askAlert, { token, params: { slugOrId: '8' }, body: { tipo: 'preco' } });
  const next = newEmail();
  await shop.call(changeEmail, { token, body: { email: next, password } });
  await shop.call(confirmEmail, { params: await follow(next) });

  expect(await shop.db.$count(alerts, eq(alerts.email, email))).toBe(0);
  expect(await shop.db.$count(alerts, eq(alerts.email, next))).toBe(1);
});

test('a name is changed with the other data, and stays where none is sent', async () => {
  const { token } = await signUp(shop);
  const data = { telefone: '5545988776655', documento_tipo: 'CPF', documento: '529.982.247-25' };
  await shop.call(updateProfile, {
    token,
    form: { ...data, nome: ' Ana  Maria ', sobrenome: 'Lima' },
  });
  expect(await me(token)).toMatchObject({ nome: 'Ana Maria', sobrenome: 'Lima' });

  await shop.call(updateProfile, { token, form: data });
  expect(await me(token)).toMatchObject({ nome: 'Ana Maria', sobrenome: 'Lima' });
  const empty = await shop.refused(updateProfile, { token, form: { ...data, nome: ' ' } });
  expect([empty.status, Object.keys(empty.body.errors ?? {})]).toEqual([422, ['nome']]);
});

test('a customer gets a copy of the own data, without secrets, a few times an hour', async () => {
  const limited = await startTestApp();
  const { email, token } = await signUp(limited);
  const copy = await (await limited.call(getOwnData, { token })).text();

  expect(JSON.parse(copy)).toMatchObject({
    profile: { email, firstName: 'Ana', document: '52998224725' },
    addresses: [{ street: 'Avenida Brasil' }],
  });
  expect(copy).not.toContain('argon2');
  for (let more = 0; more < 4; more += 1) await limited.call(getOwnData, { token });
  expect((await limited.refused(getOwnData, { token })).status).toBe(429);
  expect((await limited.refused(getOwnData)).status).toBe(401);
  await limited.close();
});
