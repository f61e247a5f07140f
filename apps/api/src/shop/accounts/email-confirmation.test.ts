import {
  checkEmail,
  confirmEmail,
  getMe,
  register,
  resendConfirmation,
} from '@ponte/contract/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  brazilianForm,
  lastMail,
  linkOf,
  paraguayanForm,
  signUp,
} from '../../testing/customers.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

describe('the check of an address', () => {
  // Spec: accounts 5.4, 7.1
  test('reports whether it is free', async () => {
    shop.passTime(3_600_000);
    const { email } = await signUp(shop);

    expect(await shop.call(checkEmail, { body: { email: 'free@example.com' } })).toHaveProperty(
      'message',
    );
    const { status, body } = await shop.refused(checkEmail, {
      body: { email: email.toUpperCase() },
      query: { lang: 'es' },
    });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ email: ['El correo electrónico informado ya está en uso.'] });
  });

  test('is slow to tell of many', async () => {
    const ask = () => shop.app.request('/ecom/cliente/cadastrar/check-email', post);
    const post = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'free@example.com' }),
    };
    const statuses = new Set<number>();
    for (let attempt = 0; attempt < 45; attempt += 1) statuses.add((await ask()).status);

    expect(statuses).toEqual(new Set([200, 429]));
  });
});

describe('the confirmation mail', () => {
  test('is in the customer’s language and leads to the customer’s storefront', async () => {
    shop.passTime(3_600_000);
    const [brazilian, paraguayan] = [await signUp(shop), await signUp(shop, paraguayanForm)];

    const [pt, es] = [
      await lastMail(shop, brazilian.email),
      await lastMail(shop, paraguayan.email),
    ];

    expect(pt?.subject).toBe('Confirme seu e-mail');
    expect(linkOf(pt).href).toMatch(/^https:\/\/br\.example\/app\/confirmation-email\//);
    expect(es?.subject).toBe('Confirme su correo electrónico');
    expect(linkOf(es).href).toMatch(/^https:\/\/py\.example\/app\/confirmation-email\//);
  });

  // Spec: accounts 7.8
  test('confirms the address by its link, and once more does no harm', async () => {
    const { email, token: session } = await signUp(shop);
    const [, , , uid = '', token = ''] = linkOf(await lastMail(shop, email)).pathname.split('/');

    await shop.call(confirmEmail, { params: { uid, token } });
    await shop.call(confirmEmail, { params: { uid, token } });

    expect((await shop.call(getMe, { token: session })).email_verified_at).toMatch(/^2025-/);
  });

  // Spec: accounts 5.11
  test('confirms nothing by a wrong or an old link', async () => {
    const { email } = await signUp(shop);
    const [, , , uid = '', token = ''] = linkOf(await lastMail(shop, email)).pathname.split('/');
    const wrong = { uid, token: token.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')) };

    expect((await shop.refused(confirmEmail, { params: wrong })).status).toBe(404);
    expect((await shop.refused(confirmEmail, { params: { uid: token, token: uid } })).status).toBe(
      404,
    );
    shop.passTime(72 * 3_600_000);
    expect((await shop.refused(confirmEmail, { params: { uid, token } })).status).toBe(404);
  });

  // Spec: accounts 7.12
  test('is sent again on request, three times, and the newest link counts', async () => {
    const { email, token } = await signUp(shop);
    const first = linkOf(await lastMail(shop, email));

    for (let time = 0; time < 3; time += 1) await shop.call(resendConfirmation, { token });
    const second = linkOf(await lastMail(shop, email));

    expect(second.href).not.toBe(first.href);
    const [, , , uid = '', secret = ''] = first.pathname.split('/');
    expect((await shop.refused(confirmEmail, { params: { uid, token: secret } })).status).toBe(404);
    expect((await shop.refused(resendConfirmation, { token })).status).toBe(429);
  });

  test('are sent to one mailbox eight times in a day and no more, under whatever name', async () => {
    const form = (number: number) => {
      const email = `flooded+${number}@example.com`;
      return { ...brazilianForm, email, email_confirmation: email };
    };
    for (let number = 0; number < 8; number += 1) await shop.call(register, { form: form(number) });

    expect((await shop.refused(register, { form: form(8) })).status).toBe(429);

    const body = { email: 'flooded+8@example.com' };
    expect((await shop.call(checkEmail, { body })).message).toBeTruthy();
  });
});
