/** One press signs in as the owner of the demo shop: where it may, and every way in which it may not. */
import {
  changeStaffPassword,
  getStaffMe,
  getStaffShop,
  listStaff,
  listStaffOrders,
  openAsDemoOwner,
  signIn,
  signOut,
  updateStaff,
} from '@ponte/contract/staff';
import { asc } from 'drizzle-orm';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { audit, staffMembers, staffSessions } from '../../platform/db/schema/index.ts';
import { noPassword } from '../../platform/security/staff-sessions.ts';
import { cookieOf, hire, sending, staffPassword, startStaffedShop } from '../../testing/staff.ts';
import { requestOf, startTestApp, type TestApp } from '../../testing/test-app.ts';

const origin = 'http://staff.localhost:4003';
const tried = { staffOrigin: origin, demoOwner: true };

let shop: TestApp;
beforeEach(async () => {
  shop = await startTestApp(undefined, tried);
});
afterEach(() => shop.close());

interface Asked {
  readonly headers?: Readonly<Record<string, string>>;
  /** Of the connection. */
  readonly peer?: string | undefined;
  /** By which the API is asked. */
  readonly host?: string;
  readonly lang?: 'pt' | 'es';
}

/** As the back office's own server forwards it. */
const forwarded = { 'X-Forwarded-For': '127.0.0.1', 'X-Forwarded-Host': 'staff.localhost:4003' };

function envOf(asked: Asked) {
  const remoteAddress = 'peer' in asked ? asked.peer : '127.0.0.1';
  return { incoming: { socket: { remoteAddress } } };
}

async function press(asked: Asked = {}, at: TestApp = shop): Promise<Response> {
  const { headers, host = '127.0.0.1:4000', lang = 'pt' } = asked;
  const sent = { query: { lang }, headers: { Origin: origin, ...forwarded, ...headers } };
  const { address, init } = requestOf(openAsDemoOwner, sent);
  return at.app.request(`http://${host}${address}`, init, envOf(asked));
}

/** Whether the sign-in page shows the press. */
async function isOffered(asked: Asked = {}, at: TestApp = shop): Promise<boolean> {
  const { headers, host = '127.0.0.1:4000' } = asked;
  const { address, init } = requestOf(getStaffShop, { headers: { ...forwarded, ...headers } });
  const answer = await at.app.request(`http://${host}${address}`, init, envOf(asked));
  return v.parse(getStaffShop.responses[200], await answer.json()).demoOwner;
}

const withCookie = (response: Response) => ({
  headers: { Origin: origin, Cookie: cookieOf(response) },
});

async function expectNothingHappened(at: TestApp = shop): Promise<void> {
  expect(await at.db.select().from(staffSessions)).toEqual([]);
  expect(await at.db.select().from(staffMembers)).toEqual([]);
  expect(await at.db.select().from(audit)).toEqual([]);
}

describe('the press', () => {
  test('signs in as an owner, with a session like any other, and is written down', async () => {
    expect(await isOffered()).toBe(true);

    const response = await press({ lang: 'es' });

    expect(await response.json()).toMatchObject({
      email: 'demo@ponte.example',
      name: 'Dueña de la demostración',
      role: 'owner',
      language: 'es',
      recoveryCodesLeft: 0,
    });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('set-cookie')).toMatch(
      /^ponte-staff=[\w-]{20,}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const session = withCookie(response);
    expect(await shop.call(listStaffOrders, session)).toEqual({ data: [], next: null });
    await shop.call(signOut, session);
    expect((await shop.refused(getStaffMe, session)).status).toBe(401);
    const acts = await shop.db.select().from(audit).orderBy(asc(audit.id));
    expect(acts.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['staff.joined', 1],
      ['session.signedIn', 1],
      ['session.signedOut', 1],
    ]);
  });

  test('is the same owner each time, in the language of the page', async () => {
    const ids = await Promise.all([press(), press(), press()].map(async (r) => (await r).json()));
    const again = await press({ lang: 'es' });

    expect(new Set(ids.map((me) => v.parse(v.object({ id: v.number() }), me).id)).size).toBe(1);
    const spanish = { name: 'Dueña de la demostración', language: 'es' };
    expect(await again.json()).toMatchObject(spanish);
    expect(await shop.db.select().from(staffMembers)).toHaveLength(1);

    await shop.db.update(staffMembers).set({ name: 'Rosa' });
    expect(await (await press()).json()).toMatchObject({ name: 'Rosa', language: 'pt' });
  });

  test('ends like any session, after half an hour without a call', async () => {
    const session = withCookie(await press());
    shop.passTime(31 * 60_000);

    expect((await shop.refused(getStaffMe, session)).status).toBe(401);
    expect((await press()).status).toBe(200);
  });

  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '127.0.0.9'])(
    'works over the connection from %s',
    async (peer) => {
      expect(await isOffered({ peer })).toBe(true);
      expect((await press({ peer })).status).toBe(200);
    },
  );
});

describe('an attack', () => {
  test.each<[string, Asked]>([
    ['another machine', { peer: '192.168.0.7' }],
    ['another machine that says it is this one', { peer: '192.168.0.7', headers: forwarded }],
    ['a connection without an address', { peer: undefined }],
    ['a machine behind the page server', { headers: { 'X-Forwarded-For': '192.168.0.7' } }],
    [
      'a machine that makes up where it comes from',
      { headers: { 'X-Forwarded-For': '127.0.0.1, 192.168.0.7' } },
    ],
    [
      'a proxy of this machine that others reach',
      { headers: { 'X-Forwarded-For': '203.0.113.7, 127.0.0.1' } },
    ],
    ['an unreadable chain of proxies', { headers: { 'X-Forwarded-For': '127.0.0.1,' } }],
    ['a proxy with another header', { headers: { Forwarded: 'for=127.0.0.1' } }],
    ['a name that points here (DNS rebinding)', { host: 'evil.example:4000' }],
    [
      'such a name before the page server',
      { headers: { 'X-Forwarded-Host': 'evil.example:4003' } },
    ],
    [
      'such a name hidden in a list',
      { headers: { 'X-Forwarded-Host': 'evil.example, staff.localhost:4003' } },
    ],
    ['a name that begins alike', { host: 'localhost.evil.example:4000' }],
    ['a made-up Host', { headers: { 'X-Forwarded-Host': 'localhost@evil.example' } }],
  ])('from %s finds no press, and gets no session', async (_, asked) => {
    expect(await isOffered(asked)).toBe(false);

    const response = await press(asked);

    expect(response.status).toBe(404);
    expect(response.headers.get('set-cookie')).toBeNull();
    await expectNothingHappened();
  });

  test.each([
    ['another site', 'https://evil.example'],
    ['another site under a name that points here', 'http://evil.example:4003'],
    ['a storefront', 'http://br.localhost:4001'],
    ['the API itself', 'http://127.0.0.1:4000'],
    ['a name that begins alike', `${origin}.evil.example`],
    ['a sandboxed page', 'null'],
    ['nobody knows where', ''],
  ])('by a page of %s is refused (CSRF)', async (_, from) => {
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const response = await press({ headers: { ...form, Origin: from } });

    expect(response.status).toBe(403);
    expect(response.headers.get('set-cookie')).toBeNull();
    await expectNothingHappened();
  });

  test('by a read opens nothing', async () => {
    const { address } = requestOf(openAsDemoOwner);

    const response = await shop.app.request(address, { headers: { Origin: origin } });

    expect(response.status).toBe(405);
    await expectNothingHappened();
  });

  test('on a shop that is not the demo, or in production, is as if there were no press', async () => {
    const other = await startTestApp(undefined, { staffOrigin: origin });

    expect(await isOffered({}, other)).toBe(false);
    expect((await press({}, other)).status).toBe(404);
    await expectNothingHappened(other);
    await other.close();
  });

  test('with a cookie of the press opens nothing once the shop is another one', async () => {
    const session = withCookie(await press());
    const demo = { db: shop.db, ping: async () => undefined };
    const other = await startTestApp(undefined, { staffOrigin: origin, database: demo });

    expect((await other.refused(getStaffMe, session)).status).toBe(401);
    expect((await shop.call(getStaffMe, session)).role).toBe('owner');
  });

  test('by the demo owner’s address and a password is refused', async () => {
    const session = withCookie(await press());
    for (const password of ['', ' ', staffPassword]) {
      const body = { email: 'demo@ponte.example', password };
      const { status } = await shop.refused(signIn, { headers: { Origin: origin }, body });
      expect([401, 422]).toContain(status);
    }
    const body = { currentPassword: 'x', code: '123456', password: staffPassword };

    expect((await shop.refused(changeStaffPassword, { ...session, body })).status).toBe(422);
    const [member] = await shop.db.select().from(staffMembers);
    expect(member?.passwordHash).toBe(noPassword);
  });
});

test('there is no press once an owner has a password and an authenticator', async () => {
  const staffed = await startStaffedShop({ demoOwner: true });
  await hire(staffed, 'counter');
  expect(await isOffered({}, staffed)).toBe(true);

  await hire(staffed, 'owner');

  expect(await isOffered({}, staffed)).toBe(false);
  const headers = { Origin: 'https://staff.example' };
  expect((await press({ headers }, staffed)).status).toBe(404);
  await staffed.close();
});

test('an owner takes the demo owner’s access away like any member’s', async () => {
  const staffed = await startStaffedShop({ demoOwner: true });
  const headers = { Origin: 'https://staff.example' };
  const demo = sending(cookieOf(await press({ headers }, staffed)));
  const rosa = await hire(staffed, 'owner');
  const { data: members } = await staffed.call(listStaff, rosa.sends());
  const member = members.find(({ email }) => email === 'demo@ponte.example');

  const body = { role: 'owner', active: false, version: member?.version };
  await staffed.call(updateStaff, rosa.sends({ params: { id: member?.id ?? 0 }, body }));

  expect((await staffed.refused(getStaffMe, demo())).status).toBe(401);
  await staffed.close();
});
