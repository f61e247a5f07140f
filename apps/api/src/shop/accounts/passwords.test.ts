import {
  changePassword,
  checkResetLink,
  getMe,
  login,
  recoverPassword,
  resetPassword,
} from '@ponte/contract/accounts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { mails } from '../../platform/db/schema/index.ts';
import { hashPassword, verifyNothing, verifyPassword } from '../../platform/security/passwords.ts';
import { brazilianForm, lastMail, linkOf, signIn, signUp } from '../../testing/customers.ts';
import { openFilled } from '../../testing/filled-database.ts';
import { smallCatalogue } from '../../testing/small-catalogue.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

vi.unmock('node:crypto');

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

const newPassword = { password: 'new horse 22', password_confirmation: 'new horse 22' };

const asking = new Set<unknown>(['select', 'insert', 'update', 'delete', 'execute']);

/** A database, or a transaction of it, that reports each query. */
function counted<Asked extends object>(asked: Asked, count: () => void): Asked {
  return new Proxy(asked, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]): unknown => {
        if (asking.has(name)) count();
        const [work, ...rest] = given;
        if (name !== 'transaction' || typeof work !== 'function') {
          return Reflect.apply(value, target, given);
        }
        const watched = (tx: object): unknown =>
          Reflect.apply(work, undefined, [counted(tx, count)]);
        return Reflect.apply(value, target, [watched, ...rest]);
      };
    },
  });
}

/** Asks for a recovery and reads the parts of the link that comes. */
const recover = async (email: string) => {
  await shop.call(recoverPassword, { body: { email } });
  const link = linkOf(await lastMail(shop, email));
  const [, , , uuid = '', token = ''] = link.pathname.split('/');
  return {
    email: link.searchParams.get('email'),
    uuid,
    token,
    code: link.searchParams.get('code'),
  };
};

describe('a hash', () => {
  test('is another one each time, and knows its password only', async () => {
    const [first, second] = [await hashPassword('ação 1234'), await hashPassword('ação 1234')];

    expect(first).not.toBe(second);
    expect(await verifyPassword('ação 1234', first)).toBe(true);
    expect(await verifyPassword('ação 1234'.normalize('NFD'), first)).toBe(true);
    expect(await verifyPassword('acao 1234', first)).toBe(false);
    expect(await verifyPassword('ação 1234', 'no hash')).toBe(false);
    expect(await verifyNothing('')).toBe(false);
  });
});

describe('recovery', () => {
  // Spec: accounts 7.7
  test('answers alike for known and unknown addresses, and writes to the customer only', async () => {
    const { email } = await signUp(shop);

    const known = await shop.call(recoverPassword, { body: { email } });
    const nobody = await shop.call(recoverPassword, { body: { email: 'nobody@example.com' } });
    await shop.idle();

    expect(nobody).toEqual(known);
    expect((await lastMail(shop, email))?.subject).toBe('Escolha uma nova senha');
    expect(await lastMail(shop, 'nobody@example.com')).toBeUndefined();
  });

  test('makes as many queries for an unknown address as for a customer', async () => {
    let questions = 0;
    const database = await openFilled(smallCatalogue);
    const db = counted(database.db, () => (questions += 1));
    const watched = await startTestApp(undefined, { database: { ...database, db } });
    const { email } = await signUp(watched);
    const questionsFor = async (address: string) => {
      await watched.idle();
      const before = questions;
      await watched.call(recoverPassword, { body: { email: address } });
      await watched.idle();
      return questions - before;
    };

    const forCustomer = await questionsFor(email);
    const forNobody = await questionsFor('nobody-else@example.com');
    await watched.close();
    await database.close();

    expect(forCustomer).toBeGreaterThan(5);
    expect(forNobody).toBe(forCustomer);
  });

  test('writes to one address ten times in a day and no more', async () => {
    const { email } = await signUp(shop);

    for (let round = 0; round < 6; round += 1) {
      for (let time = 0; time < 3; time += 1) await shop.call(recoverPassword, { body: { email } });
      await shop.idle();
      shop.passTime(15 * 60_000);
    }

    const written = await shop.db.select().from(mails).where(eq(mails.recipient, email));
    expect(written.filter(({ subject }) => subject === 'Escolha uma nova senha')).toHaveLength(10);
  });

  test('writes three times in a quarter of an hour and no more', async () => {
    const { email } = await signUp(shop);

    for (let time = 0; time < 5; time += 1) await shop.call(recoverPassword, { body: { email } });
    await shop.idle();

    const written = await shop.db.select().from(mails).where(eq(mails.recipient, email));
    expect(written.filter(({ subject }) => subject === 'Escolha uma nova senha')).toHaveLength(3);
  });
});

describe('the link of a recovery', () => {
  // Spec: accounts 3.11, 7.9
  test('sets a new password, ends all sessions and notifies the owner', async () => {
    const { email, token: session } = await signUp(shop);
    const link = await recover(email);

    await shop.call(resetPassword, { body: { ...link, ...newPassword } });

    expect((await shop.refused(getMe, { token: session })).status).toBe(401);
    expect((await signIn(shop, email, newPassword.password)).user.email).toBe(email);
    const old = { email, password: brazilianForm.password };
    expect((await shop.refused(login, { body: old })).status).toBe(401);
    expect((await lastMail(shop, email))?.subject).toBe('Sua senha foi alterada');
  });

  test('is good once', async () => {
    const { email } = await signUp(shop);
    const body = { ...(await recover(email)), ...newPassword };
    await shop.call(resetPassword, { body });

    const { status, body: refusal } = await shop.refused(resetPassword, { body });

    expect(status).toBe(422);
    expect(refusal.message).toMatch(/^O link de recuperação não é válido/);
  });

  test('is good for an hour', async () => {
    const { email } = await signUp(shop);
    const body = { ...(await recover(email)), ...newPassword };

    shop.passTime(3_600_000);

    expect((await shop.refused(resetPassword, { body })).status).toBe(422);
  });

  test('gives way to a newer one', async () => {
    const { email } = await signUp(shop);
    const older = await recover(email);
    await recover(email);

    expect((await shop.refused(resetPassword, { body: { ...older, ...newPassword } })).status).toBe(
      422,
    );
  });

  // Spec: accounts 5.10
  test.each([
    ['another code', { code: '0000000' }],
    ['another token', { token: 'x'.repeat(43) }],
    ['another id', { uuid: 'x'.repeat(22) }],
    ['another customer’s address', { email: 'nobody@example.com' }],
    ['two passwords', { password_confirmation: 'other horse' }],
    ['a password of blanks', { password: ' '.repeat(8), password_confirmation: ' '.repeat(8) }],
    ['a short password', { password: 'short', password_confirmation: 'short' }],
  ])('does nothing with %s, and is not used up by it', async (_, change) => {
    const { email } = await signUp(shop);
    const body = { ...(await recover(email)), ...newPassword };
    shop.passTime(600_000);

    expect((await shop.refused(resetPassword, { body: { ...body, ...change } })).status).toBe(422);
    expect((await signIn(shop, email)).user.email).toBe(email);

    await shop.call(resetPassword, { body });
  });
});

describe('a link of a recovery that is looked at first', () => {
  test('is good until it is used, and not used up by it', async () => {
    const { email } = await signUp(shop);
    const link = await recover(email);

    await shop.call(checkResetLink, { body: link });
    await shop.call(checkResetLink, { body: link });
    await shop.call(resetPassword, { body: { ...link, ...newPassword } });

    expect(await shop.refused(checkResetLink, { body: link })).toMatchObject({
      status: 422,
      body: { errors: { token: [expect.stringContaining('expirou')] } },
    });
  });

  test.each([
    ['another code', { code: '0000000' }],
    ['another token', { token: 'x'.repeat(43) }],
    ['another id', { uuid: 'x'.repeat(22) }],
    ['the address of nobody', { email: 'nobody@example.com' }],
  ])('is answered alike with %s', async (_, change) => {
    const { email } = await signUp(shop);
    const link = await recover(email);
    shop.passTime(600_000);

    expect(await shop.refused(checkResetLink, { body: { ...link, ...change } })).toMatchObject({
      status: 422,
      body: { errors: { token: [expect.any(String)] } },
    });
  });

  test('is too old after an hour', async () => {
    const { email } = await signUp(shop);
    const link = await recover(email);
    shop.passTime(3_600_001);

    expect((await shop.refused(checkResetLink, { body: link })).status).toBe(422);
  });
});

describe('changing the password', () => {
  // Spec: accounts 7.10
  test('keeps this session, ends the others, and notifies the owner', async () => {
    const { email, token } = await signUp(shop);
    const other = await signIn(shop, email);

    await shop.call(changePassword, {
      token,
      body: { password_currently: brazilianForm.password, ...newPassword },
    });

    expect((await shop.call(getMe, { token })).email).toBe(email);
    expect((await shop.refused(getMe, { token: other.token })).status).toBe(401);
    expect((await signIn(shop, email, newPassword.password)).user.email).toBe(email);
    expect((await lastMail(shop, email))?.subject).toBe('Sua senha foi alterada');
  });

  test('makes a link that was asked for before good for nothing', async () => {
    const { email, token } = await signUp(shop);
    const link = await recover(email);

    await shop.call(changePassword, {
      token,
      body: { password_currently: brazilianForm.password, ...newPassword },
    });

    const other = { password: 'other horse 3', password_confirmation: 'other horse 3' };
    expect((await shop.refused(resetPassword, { body: { ...link, ...other } })).status).toBe(422);
    expect((await signIn(shop, email, newPassword.password)).user.email).toBe(email);
  });

  // Spec: accounts 5.14
  test('needs the present one', async () => {
    const { token } = await signUp(shop);

    const { status, body } = await shop.refused(changePassword, {
      token,
      body: { password_currently: 'wrong', ...newPassword },
      query: { lang: 'es' },
    });

    expect(status).toBe(422);
    expect(body.errors).toEqual({
      password_currently: ['La contraseña actual no es correcta.'],
    });
  });

  test('needs a session', async () => {
    const body = { password_currently: 'x', ...newPassword };

    expect((await shop.refused(changePassword, { body })).status).toBe(401);
  });
});
