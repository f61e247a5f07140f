/** Every call of the back office, made by who may not: a new one is attacked as soon as it exists. */
import type { EndpointDefinition } from '@ponte/contract/endpoint';
import { staffRoles } from '@ponte/contract/staff';
import { staffEndpoints } from '@ponte/contract/staff/endpoints';
import { count } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../../platform/db/schema/index.ts';
import { signUp } from '../../testing/customers.ts';
import {
  ask,
  hire,
  sending,
  staffOrigin,
  startStaffedShop,
  type Hired,
} from '../../testing/staff.ts';
import { startTestApp, type Sent, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
const staff = new Map<string, Hired>();
beforeAll(async () => {
  shop = await startStaffedShop();
  for (const role of staffRoles) staff.set(role, await hire(shop, role));
});
afterAll(() => shop.close());

const calls = Object.entries<EndpointDefinition>(staffEndpoints);
const withSession = calls.filter(([, { access }]) => access === 'staff');
const writing = calls.filter(([, { method }]) => method !== 'GET');

/** Enough to reach whatever comes after the checks. */
const params = { id: '1', documentId: '1' };

function sentTo({ method }: EndpointDefinition, headers: Record<string, string> = {}): Sent {
  return { params, headers, ...(method === 'GET' ? {} : { body: {} }) };
}

async function acts() {
  const [row] = await shop.db.select({ written: count() }).from(audit);
  return row?.written;
}

describe.each(withSession)('%s', (_, call) => {
  test('is 401 without a session, and does nothing', async () => {
    const before = await acts();

    const response = await ask(shop, call, sentTo(call, { Origin: staffOrigin }));

    expect(response.status).toBe(401);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await acts()).toBe(before);
  });

  test.each(['made-up-token-of-the-right-length-000000000', '', '"', 'a; b'])(
    'is 401 with the session %j',
    async (token) => {
      const headers = { Origin: staffOrigin, Cookie: `__Host-ponte-staff=${token}` };

      expect((await ask(shop, call, sentTo(call, headers))).status).toBe(401);
    },
  );

  test('is 401 with the session of a customer', async () => {
    const { token } = await customer();
    const headers = {
      Origin: staffOrigin,
      Cookie: `__Host-ponte-staff=${token}`,
      Authorization: `Bearer ${token}`,
    };

    expect((await ask(shop, call, sentTo(call, headers))).status).toBe(401);
  });

  test('is 401 with a session under the name of a machine where it is tried', async () => {
    const cookie = (staff.get('owner')?.cookie ?? '').replace('__Host-', '');
    const headers = { Origin: staffOrigin, Cookie: cookie };

    expect((await ask(shop, call, sentTo(call, headers))).status).toBe(401);
  });

  // Spec: accounts 6.4
  test.each(staffRoles.filter((role) => !call.roles?.includes(role)))(
    'is 403 for the role %s, and does nothing',
    async (role) => {
      const before = await acts();

      const response = await ask(shop, call, hired(role).sends(sentTo(call)));

      expect(response.status).toBe(403);
      expect(await acts()).toBe(before);
    },
  );

  // A sign-out would take the session away from the tests after it.
  const kept = call === staffEndpoints.signOut ? [] : (call.roles ?? []);
  test.each(kept)('is not refused to the role %s', async (role) => {
    const response = await ask(shop, call, hired(role).sends(sentTo(call)));

    expect([401, 403]).not.toContain(response.status);
  });
});

describe.each(writing)('%s', (_, call) => {
  test.each([
    ['another site', { Origin: 'https://evil.example' }],
    ['a name that begins alike', { Origin: `${staffOrigin}.evil.example` }],
    ['another port', { Origin: `${staffOrigin}:8443` }],
    ['plain http', { Origin: 'http://staff.example' }],
    ['a storefront', { Origin: 'https://br.example' }],
    ['nobody knows where', { Origin: 'null' }],
    ['no origin', { Origin: '' }],
  ])('is 403 from %s, with the best of sessions', async (_place, headers) => {
    const before = await acts();

    const response = await ask(shop, call, hired('owner').sends(sentTo(call, headers)));

    expect(response.status).toBe(403);
    expect(await acts()).toBe(before);
  });
});

test('no call is answered to scripts of another origin (CORS)', async () => {
  const open = await startStaffedShop({ corsOrigins: ['https://app.example'] });
  for (const [, call] of calls) {
    const headers = { Origin: 'https://app.example' };
    const response = await ask(open, call, sentTo(call, headers));
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
  }
  await open.close();
});

test('a session that has ended is 401 for every call', async () => {
  const other = await startStaffedShop();
  const rosa = await hire(other, 'owner');
  other.passTime(12 * 3_600_000);

  const statuses = new Set<number>();
  for (const [, call] of withSession) {
    statuses.add((await ask(other, call, rosa.sends(sentTo(call)))).status);
  }

  expect([...statuses]).toEqual([401]);
  await other.close();
});

test('there is none where no origin of a back office is set', async () => {
  const bare = await startTestApp();
  const { cookie } = hired('owner');

  const statuses = new Set<number>();
  for (const [, call] of calls) {
    statuses.add((await ask(bare, call, sending(cookie)(sentTo(call)))).status);
  }

  expect([...statuses]).toEqual([404]);
  await bare.close();
});

function hired(role: string): Hired {
  const member = staff.get(role);
  if (!member) throw new Error(`Nobody is ${role}.`);
  return member;
}

let known: ReturnType<typeof signUp> | undefined;

/** The same one for all tests. */
function customer(): ReturnType<typeof signUp> {
  known ??= signUp(shop);
  return known;
}
