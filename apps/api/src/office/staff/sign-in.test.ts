import { getStaffMe, renewRecoveryCodes, signIn, signOut } from '@ponte/contract/staff';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit, staffMembers, staffSessions } from '../../platform/db/schema/index.ts';
import { signInSteps } from '../../testing/staff-sign-in.ts';
import {
  ask,
  codeOf,
  cookieOf,
  fromStaff,
  hire,
  sending,
  staffPassword,
  startStaffedShop,
} from '../../testing/staff.ts';
import type { TestApp } from '../../testing/test-app.ts';

const minuteMs = 60_000;

let shop: TestApp;
beforeAll(async () => {
  shop = await startStaffedShop();
});
afterAll(() => shop.close());

const { ticketOf, confirm, nextCode } = signInSteps(() => shop);

describe('a sign-in', () => {
  test('takes a password and a code, and sets a cookie that scripts and other sites have no part in', async () => {
    const rosa = await hire(shop, 'counter');

    const response = await confirm(await ticketOf(rosa), nextCode(rosa));

    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ email: rosa.email, role: 'counter' });
    expect(response.headers.get('set-cookie')).toMatch(
      /^__Host-ponte-staff=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const me = await shop.call(getStaffMe, sending(cookieOf(response))());
    expect(me).toMatchObject({ id: rosa.id, name: 'Rosa', recoveryCodesLeft: 10 });
  });

  test('stores only a hash of the session', async () => {
    const { cookie } = await hire(shop, 'counter');
    const [, token = 'none'] = cookie.split('=');

    expect(JSON.stringify(await shop.db.select().from(staffSessions))).not.toContain(token);
  });

  test('does not say whether an address is staff’s', async () => {
    const { email } = await hire(shop, 'counter');
    const refusal = async (body: object) => shop.refused(signIn, { headers: fromStaff, body });

    const wrong = await refusal({ email, password: 'wrong' });
    const unknown = await refusal({ email: 'nobody@example.com', password: 'wrong' });

    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
  });

  test('takes a code once, though its time is not over', async () => {
    const rosa = await hire(shop, 'counter');
    const code = nextCode(rosa);

    const first = await confirm(await ticketOf(rosa), code);
    const again = await confirm(await ticketOf(rosa), code);

    expect([first.status, again.status]).toEqual([200, 422]);
  });

  test('takes a code once, though two servers are asked at a time', async () => {
    const rosa = await hire(shop, 'counter');
    const code = nextCode(rosa);
    const tickets = [await ticketOf(rosa), await ticketOf(rosa), await ticketOf(rosa)];

    const responses = await Promise.all(tickets.map((ticket) => confirm(ticket, code)));

    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 401, 401,
    ]);
  });

  test('spends its ticket, whatever code is tried with it next', async () => {
    const rosa = await hire(shop, 'counter');
    const [one = '', two = ''] = rosa.recoveryCodes;
    const byCode = await ticketOf(rosa);
    const first = await confirm(byCode, nextCode(rosa));
    const byRecovery = await ticketOf(rosa);
    const second = await confirm(byRecovery, one);

    expect([first.status, second.status]).toEqual([200, 200]);
    for (const ticket of [byCode, byRecovery]) {
      expect((await confirm(ticket, nextCode(rosa))).status).toBe(401);
      expect((await confirm(ticket, two)).status).toBe(401);
    }
  });

  test('spends its ticket for others that are tried at the same time', async () => {
    const rosa = await hire(shop, 'counter');
    const ticket = await ticketOf(rosa);
    const codes = [nextCode(rosa), ...rosa.recoveryCodes.slice(0, 4)];

    const responses = await Promise.all(codes.map((code) => confirm(ticket, code)));

    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('does not take the code that an invitation was accepted with', async () => {
    const rosa = await hire(shop, 'counter');

    expect((await confirm(await ticketOf(rosa), codeOf(shop, rosa.secret))).status).toBe(422);
  });

  test('takes a recovery code once, however it is written', async () => {
    const rosa = await hire(shop, 'counter');
    const [code = ''] = rosa.recoveryCodes;

    const first = await confirm(await ticketOf(rosa), code.toLowerCase().replaceAll('-', ''));
    const again = await confirm(await ticketOf(rosa), code);

    expect([first.status, again.status]).toEqual([200, 422]);
    const me = await shop.call(getStaffMe, sending(cookieOf(first))());
    expect(me.recoveryCodesLeft).toBe(9);
  });

  test('takes no recovery code of another member', async () => {
    const [rosa, eva] = [await hire(shop, 'counter'), await hire(shop, 'counter')];

    expect((await confirm(await ticketOf(rosa), eva.recoveryCodes[0] ?? '')).status).toBe(422);
  });

  test('needs the code within five minutes of the password', async () => {
    const rosa = await hire(shop, 'counter');
    const ticket = await ticketOf(rosa);
    shop.passTime(5 * minuteMs);

    expect((await confirm(ticket, nextCode(rosa))).status).toBe(401);
  });

  test('takes no ticket that was made up or altered', async () => {
    const [rosa, eva] = [await hire(shop, 'counter'), await hire(shop, 'owner')];
    const ticket = await ticketOf(rosa);
    const altered = ticket.replace(/^\d+/, String(eva.id));

    expect((await confirm(altered, nextCode(eva))).status).toBe(401);
    expect((await confirm('1.9999999999999.AAAAAAAAAAAAAAAA', '123456')).status).toBe(401);
  });

  test('is refused to who is not active any more', async () => {
    const rosa = await hire(shop, 'counter');
    const ticket = await ticketOf(rosa);
    await shop.db.update(staffMembers).set({ active: false });

    expect((await confirm(ticket, nextCode(rosa))).status).toBe(401);
    expect((await shop.refused(getStaffMe, rosa.sends())).status).toBe(401);
    const body = { email: rosa.email, password: staffPassword };
    expect((await shop.refused(signIn, { headers: fromStaff, body })).status).toBe(401);
    await shop.db.update(staffMembers).set({ active: true });
  });
});

describe('guessing', () => {
  test('of passwords ends after ten, from that place', async () => {
    const { email } = await hire(shop, 'counter');
    const guess = async () =>
      (await ask(shop, signIn, { headers: fromStaff, body: { email, password: 'wrong' } })).status;

    const statuses = [];
    for (let times = 0; times < 11; times += 1) statuses.push(await guess());

    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  });

  test('of codes by who knows the password ends after ten, and the right one is refused too', async () => {
    const rosa = await hire(shop, 'counter');
    const ticket = await ticketOf(rosa);

    const statuses = [];
    for (let times = 0; times < 10; times += 1) {
      statuses.push((await confirm(ticket, '000000')).status);
    }

    expect(statuses).toEqual(Array.from({ length: 10 }, () => 422));
    expect((await confirm(ticket, nextCode(rosa))).status).toBe(429);
  });

  test('of the own password in an open session ends after ten', async () => {
    const rosa = await hire(shop, 'counter');
    const body = { currentPassword: 'wrong', code: '000000' };
    const guess = async () => (await ask(shop, renewRecoveryCodes, rosa.sends({ body }))).status;

    const statuses = [];
    for (let times = 0; times < 11; times += 1) statuses.push(await guess());

    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
  });
});

test('sign-ins and their ends are written down', async () => {
  const rosa = await hire(shop, 'counter');
  await confirm(await ticketOf(rosa), nextCode(rosa));
  await confirm(await ticketOf(rosa), rosa.recoveryCodes[0] ?? '');
  await shop.call(signOut, rosa.sends());

  const acts = await shop.db.select().from(audit).orderBy(asc(audit.id));

  expect(acts.filter(({ actorId }) => actorId === rosa.id).map(({ action }) => action)).toEqual([
    'staff.joined',
    'session.signedIn',
    'session.recoveryCodeUsed',
    'session.signedOut',
  ]);
});

test('entries of the log can’t be changed or deleted, not even by SQL', async () => {
  await hire(shop, 'counter');

  const refusal = { cause: { message: 'audit is only added to' } };
  await expect(shop.db.update(audit).set({ actorId: null })).rejects.toMatchObject(refusal);
  await expect(shop.db.delete(audit)).rejects.toMatchObject(refusal);
});
