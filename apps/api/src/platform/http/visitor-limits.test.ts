import { checkEmail, login } from '@ponte/contract/accounts';
import { createCart } from '@ponte/contract/cart';
import { newDeviceHeader } from '@ponte/contract/visit-limits';
import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest';
import { brazilianForm, signUp } from '../../testing/customers.ts';
import { newCart } from '../../testing/shopping.ts';
import { requestOf, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { rateLimits } from '../db/schema/index.ts';
import { defaultLimits } from '../security/limits.ts';

/** Two checks for a person and five for a network, in ten minutes. */
let shop: TestApp;
beforeAll(async () => {
  const [most, mostOfNetwork, windowMs] = [2, 5, 600_000];
  shop = await startTestApp(undefined, {
    proxies: 1,
    limits: {
      ...defaultLimits(),
      LIMIT_EMAIL_CHECKS: { name: 'email-checks', most, mostOfNetwork, windowMs },
      LIMIT_CARTS: { name: 'carts', most, mostOfNetwork, windowMs },
    },
  });
});
afterAll(() => shop.close());
beforeEach(() => shop.db.delete(rateLimits));

const office = '203.0.113.1';

const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';

/** Asks whether an address is taken, from the office unless it is said otherwise. */
async function check({ cookie = '', network = office } = {}): Promise<Response> {
  const { address, init } = requestOf(checkEmail, {
    body: { email: 'somebody@example.com' },
    headers: { 'X-Forwarded-For': network, Cookie: cookie },
  });
  return shop.app.request(address, init);
}

async function checks(times: number, from: Parameters<typeof check>[0] = {}): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push((await check(from)).status);
  return statuses;
}

/** Devices that were in the office before; their first calls are forgotten. */
async function devices(count: number): Promise<string[]> {
  const cookies: string[] = [];
  for (let time = 0; time < count; time += 1) cookies.push(cookieOf(await check()));
  await shop.db.delete(rateLimits);
  return cookies;
}

const sentCart = (token?: string, cookie = '') => ({
  body: newCart(),
  headers: { 'X-Forwarded-For': office, Cookie: cookie },
  ...(token !== undefined && { token }),
});

test('a browser without a cookie gets one that scripts and other sites have no part in', async () => {
  const answer = await check();

  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Host-ponte-device=[\w-]{22}\.[\w-]{22}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
  ]);
  expect((await check({ cookie: cookieOf(answer) })).headers.getSetCookie()).toEqual([]);
});

test('people of one network count for themselves', async () => {
  const [one, other] = await devices(2);

  expect(await checks(3, { cookie: one })).toEqual([200, 200, 429]);
  expect(await checks(2, { cookie: other })).toEqual([200, 200]);
});

test('a device counts wherever it is', async () => {
  const [cookie] = await devices(1);
  await checks(2, { cookie });

  expect(await checks(1, { cookie, network: '203.0.113.9' })).toEqual([429]);
});

test('those of a network without a cookie count together, and their refusal brings a cookie', async () => {
  expect(await checks(2)).toEqual([200, 200]);
  const refused = await check();

  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toBe('600');
  expect(refused.headers.get(newDeviceHeader)).toBe('new');
  expect((await check({ cookie: cookieOf(refused) })).status).toBe(200);
});

it.each([
  ['2025-11-20T17:24:30Z', 'pt', 'Muitas tentativas. Tente de novo às 14:35.'],
  ['2025-11-20T17:24:30Z', 'es', 'Demasiados intentos. Intente de nuevo a las 14:35.'],
  ['2025-11-21T02:55:00Z', 'pt', 'Muitas tentativas. Tente de novo em 21/11/2025, às 00:05.'],
  ['2025-11-21T03:51:00Z', 'es', 'Demasiados intentos. Intente de nuevo a la 01:01.'],
] as const)('a refusal at %s says in %s when to try again: %s', async (now, lang, message) => {
  shop.passTime(Date.parse(now) - shop.now());
  await checks(2);
  const { address, init } = requestOf(checkEmail, {
    body: { email: 'somebody@example.com' },
    query: { lang },
    headers: { 'X-Forwarded-For': office },
  });

  expect(await (await shop.app.request(address, init)).json()).toEqual({ message });
});

it.each([
  ['made up', 'abcdefghijklmnopqrstuv.abcdefghijklmnopqrstuv'],
  ['empty', ''],
  ['of another purpose', 'x.y'],
  ['long', 'x'.repeat(4000)],
])('a cookie that is %s counts as none', async (_, value) => {
  await checks(2);

  expect((await check({ cookie: `__Host-ponte-device=${value}` })).status).toBe(429);
});

test('always another cookie does not get around the limit of the network', async () => {
  const cookies = await devices(6);
  const statuses: number[] = [];
  for (const cookie of cookies) statuses.push((await check({ cookie })).status);

  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('who is refused uses up nothing of what others of the network have', async () => {
  const [noisy, quiet] = await devices(2);
  await checks(20, { cookie: noisy });

  expect(await checks(2, { cookie: quiet })).toEqual([200, 200]);
});

test('a customer counts by the session, on whatever device', async () => {
  const { token } = await signUp(shop);
  const cookies = await devices(3);
  await shop.call(createCart, sentCart(token, cookies[0]));
  await shop.call(createCart, sentCart(token, cookies[1]));

  expect((await shop.refused(createCart, sentCart(token, cookies[2]))).status).toBe(429);
  expect(await shop.call(createCart, sentCart(undefined, cookies[2]))).toBeDefined();
});

test('carts that were made count for no sign-in', async () => {
  const { email } = await signUp(shop);
  await shop.db.delete(rateLimits);
  await shop.call(createCart, sentCart());
  await shop.call(createCart, sentCart());
  await shop.refused(createCart, sentCart());

  const { password } = brazilianForm;
  const headers = { 'X-Forwarded-For': office };
  expect((await shop.call(login, { body: { email, password }, headers })).user.email).toBe(email);
});

test('always another cookie gives no more guesses at one account', async () => {
  const { email } = await signUp(shop);
  const cookies = await devices(11);
  const { password } = brazilianForm;
  const from = (Cookie: string, tried: string) => ({
    body: { email, password: tried },
    headers: { 'X-Forwarded-For': '203.0.113.77', Cookie },
  });
  for (const cookie of cookies.slice(1)) await shop.refused(login, from(cookie, 'guess'));

  expect((await shop.refused(login, from(cookies[0] ?? '', password))).status).toBe(429);
});

test('a device that its owner has signed in on is not kept out by guesses from its network', async () => {
  const { email } = await signUp(shop);
  const [cookie = ''] = await devices(1);
  const { password } = brazilianForm;
  const from = (device: string, tried: string) => ({
    body: { email, password: tried },
    headers: { 'X-Forwarded-For': office, Cookie: device },
  });
  await shop.call(login, from(cookie, password));
  for (let guess = 0; guess < 12; guess += 1) await shop.refused(login, from('', 'guess'));

  expect((await shop.call(login, from(cookie, password))).user.email).toBe(email);
  for (let guess = 0; guess < 12; guess += 1) await shop.refused(login, from(cookie, 'guess'));
  expect((await shop.refused(login, from(cookie, password))).status).toBe(429);
});
