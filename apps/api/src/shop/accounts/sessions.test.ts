import { getMe, login, logout } from '@ponte/contract/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessions } from '../../platform/db/schema/index.ts';
import { brazilianForm, paraguayanForm, signIn, signUp } from '../../testing/customers.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

const hourMs = 3_600_000;

describe('login', () => {
  // Spec: accounts 3.2, 7.5
  test('gives a token for an hour, and the customer without anything secret', async () => {
    const { email } = await signUp(shop);

    const { token, user, expires_at } = await signIn(shop, email);

    expect(token).toMatch(/^[\w-]{43}$/);
    expect(expires_at).toBe('2025-11-20T13:00:00.000Z');
    expect(user).toMatchObject({
      nome: 'Ana',
      email,
      email_verified_at: null,
      estrangeiro: 1,
      documento: '52998224725',
      telefone: '5545999887766',
      data_ultimo_login: '2025-11-20T12:00:00.000Z',
    });
    expect(JSON.stringify(user)).not.toMatch(/argon2|password/i);
  });

  test('does not mind the case of the address', async () => {
    const { email } = await signUp(shop);

    expect((await signIn(shop, ` ${email.toUpperCase()} `)).user.email).toBe(email);
  });

  test('answers alike for a wrong password and for an unknown address', async () => {
    const { email } = await signUp(shop);

    const wrong = await shop.refused(login, { body: { email, password: 'wrong password' } });
    const nobody = await shop.refused(login, {
      body: { email: 'nobody@example.com', password: 'wrong password' },
    });

    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({ message: 'Credenciais inválidas' });
    expect([nobody.status, nobody.body]).toEqual([wrong.status, wrong.body]);
  });

  test('is closed to a place after ten wrong passwords of an account, for a while', async () => {
    const { email } = await signUp(shop);
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await shop.refused(login, { body: { email, password: 'guess' } });
    }

    const { status, headers } = await shop.refused(login, {
      body: { email, password: brazilianForm.password },
    });
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(800);

    shop.passTime(15 * 60_000);
    expect((await signIn(shop, email)).user.email).toBe(email);
  });

  test('forgets wrong passwords after a right one', async () => {
    const { email } = await signUp(shop);
    for (let round = 0; round < 3; round += 1) {
      for (let attempt = 0; attempt < 7; attempt += 1) {
        await shop.refused(login, { body: { email, password: 'guess' } });
      }
      expect((await signIn(shop, email)).user.email).toBe(email);
    }
  });

  // Spec: accounts 5.8
  test.each([
    [{}],
    [{ email: 'a@b.co' }],
    [{ email: '', password: '' }],
    [{ email: 1, password: 2 }],
  ])('without both fields (%o) is 422', async (body) => {
    expect((await shop.refused(login, { body })).status).toBe(422);
  });
});

describe('the customer of a session', () => {
  // Spec: accounts 3.3, 7.6
  test('comes with the address of the registration as the main one', async () => {
    const { token } = await signUp(shop, paraguayanForm);

    const user = await shop.call(getMe, { token });

    expect(user).toMatchObject({ nome: 'Luis', estrangeiro: 0, documento_tipo: 'RUC' });
    expect(user.enderecos).toMatchObject([
      {
        logradouro: 'Avenida Brasil',
        cidade: 'Ciudad del Este',
        cidade_id: 5737,
        estado: 'Alto Paraná',
        estado_id: 38,
        pais: 'Paraguay',
        pais_id: 2,
        principal: true,
        ativo: true,
      },
    ]);
  });

  // Spec: accounts 6.2
  test.each([
    ['no token', {}],
    ['a made-up token', { token: 'x'.repeat(43) }],
    ['another scheme', { headers: { Authorization: 'Basic abc' } }],
    ['a token with SQL', { headers: { Authorization: "Bearer ' or 1=1 --aaaaaaaaaaaaaaaa" } }],
  ])('is nobody with %s', async (_, sent) => {
    const { status, headers, body } = await shop.refused(getMe, sent);

    expect(status).toBe(401);
    expect(headers.get('www-authenticate')).toBe('Bearer');
    expect(body.message).toBe('Sessão expirada. Faça login novamente.');
  });

  // Spec: accounts 9.5
  test('is anonymous once the hour is over', async () => {
    const { token } = await signUp(shop);

    shop.passTime(hourMs - 1);
    expect((await shop.call(getMe, { token })).nome).toBe('Ana');

    shop.passTime(1);
    expect((await shop.refused(getMe, { token })).status).toBe(401);
  });
});

describe('logout', () => {
  // Spec: accounts 7.25
  // Spec: decision 14
  test('ends that session and no other', async () => {
    const { email, token } = await signUp(shop);
    const other = await signIn(shop, email);

    await shop.call(logout, { token });

    expect((await shop.refused(getMe, { token })).status).toBe(401);
    expect((await shop.call(getMe, { token: other.token })).email).toBe(email);
    expect((await shop.refused(logout, { token })).status).toBe(401);
  });
});

test('the database never holds a token', async () => {
  const { token } = await signUp(shop);

  const stored = await shop.db.select().from(sessions);

  expect(JSON.stringify(stored)).not.toContain(token);
});
