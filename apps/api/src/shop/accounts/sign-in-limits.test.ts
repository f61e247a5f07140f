import { login, recoverPassword, resetPassword } from '@ponte/contract/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brazilianForm, lastMail, linkOf, signUp } from '../../testing/customers.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/** A proxy of our own says where a call comes from. */
let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp(undefined, { proxies: 1 });
});
afterAll(() => shop.close());

const home = '203.0.113.1';
const elsewhere = '203.0.113.2';

/** Tries a password from a place. */
const from = (place: string, email: string, password: string = brazilianForm.password) => ({
  body: { email, password },
  headers: { 'X-Forwarded-For': place },
});

/** A customer who has signed in at home once. */
async function customerAtHome(): Promise<string> {
  const { email } = await signUp(shop);
  await shop.call(login, from(home, email));
  return email;
}

/** Wrong passwords from many machines, as many as each may try. */
async function guess(email: string, times: number): Promise<void> {
  for (let attempt = 0; attempt < times; attempt += 1) {
    const machine = `198.51.100.${Math.floor(attempt / 9)}`;
    await shop.refused(login, from(machine, email, 'guess'));
  }
}

test('wrong passwords from one place keep no other place out', async () => {
  const email = await customerAtHome();
  for (let attempt = 0; attempt < 12; attempt += 1) {
    await shop.refused(login, from(elsewhere, email, 'guess'));
  }

  expect((await shop.refused(login, from(elsewhere, email))).status).toBe(429);
  expect((await shop.call(login, from('203.0.113.3', email))).user.email).toBe(email);
});

test('wrong passwords from many places slow down places that are new, more with each', async () => {
  const email = await customerAtHome();
  await guess(email, 21);

  const first = await shop.refused(login, from(elsewhere, email));
  shop.passTime(2_000);
  await shop.refused(login, from(elsewhere, email, 'guess'));
  const second = await shop.refused(login, from(elsewhere, email));

  expect([first.status, first.headers.get('retry-after')]).toEqual([429, '2']);
  expect([second.status, second.headers.get('retry-after')]).toEqual([429, '4']);
  shop.passTime(4_000);
  expect((await shop.call(login, from(elsewhere, email))).user.email).toBe(email);
});

test('the pause never grows beyond five minutes, and guesses during it do not prolong it', async () => {
  const email = await customerAtHome();
  await guess(email, 20);
  for (let attempt = 0; attempt < 12; attempt += 1) {
    await shop.refused(login, from(`192.0.2.${attempt}`, email, 'guess'));
    shop.passTime(300_000);
  }
  await shop.refused(login, from('192.0.2.100', email, 'guess'));

  const during = await shop.refused(login, from('192.0.2.101', email, 'guess'));

  expect([during.status, during.headers.get('retry-after')]).toEqual([429, '300']);
  shop.passTime(300_000);
  expect((await shop.call(login, from('192.0.2.102', email))).user.email).toBe(email);
});

test('the place that the owner signs in from goes through meanwhile', async () => {
  const email = await customerAtHome();
  await guess(email, 25);

  expect((await shop.call(login, from(home, email))).user.email).toBe(email);
});

test('a completed reset opens the account to the place it was done at, whatever was tried', async () => {
  const email = await customerAtHome();
  for (let attempt = 0; attempt < 11; attempt += 1) {
    await shop.refused(login, from(elsewhere, email, 'guess'));
  }
  await guess(email, 30);
  await shop.call(recoverPassword, { body: { email } });
  const link = linkOf(await lastMail(shop, email));
  const [, , , uuid = '', token = ''] = link.pathname.split('/');
  const password = 'another horse';
  const code = link.searchParams.get('code') ?? '';
  await shop.call(resetPassword, {
    body: { email, uuid, token, code, password, password_confirmation: password },
    headers: { 'X-Forwarded-For': elsewhere },
  });

  expect((await shop.call(login, from(elsewhere, email, password))).user.email).toBe(email);
});

test('setting the clock back an hour extends no lock-out', async () => {
  const email = await customerAtHome();
  for (let attempt = 0; attempt < 11; attempt += 1) {
    await shop.refused(login, from(elsewhere, email, 'guess'));
  }

  shop.passTime(-3_600_000);

  expect((await shop.call(login, from(elsewhere, email))).user.email).toBe(email);
});
