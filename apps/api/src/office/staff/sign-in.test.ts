import {
  acceptInvitation,
  changeStaffPassword,
  confirmSignIn,
  getStaffMe,
  getStaffShop,
  openInvitation,
  renewRecoveryCodes,
  signIn,
  signOut,
  updateStaffMe,
} from '@ponte/contract/staff';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit, staffMembers, staffSessions } from '../../platform/db/schema/index.ts';
import { writeStoreInfo } from '../../platform/store-info/store-info.ts';
import {
  accept,
  ask,
  codeOf,
  cookieOf,
  fromStaff,
  hire,
  invite,
  sending,
  staffPassword,
  startStaffedShop,
  type Hired,
} from '../../testing/staff.ts';
import type { TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startStaffedShop();
});
afterAll(() => shop.close());

const stepMs = 30_000;
const minuteMs = 60_000;

async function ticketOf({ email }: Pick<Hired, 'email'>, password = staffPassword) {
  const { ticket } = await shop.call(signIn, { headers: fromStaff, body: { email, password } });
  return ticket;
}

const confirm = (ticket: string, code: string) =>
  ask(shop, confirmSignIn, { headers: fromStaff, body: { ticket, code } });

/** A code of the next time step: the present one may be used up. */
function nextCode({ secret }: Hired) {
  shop.passTime(stepMs);
  return codeOf(shop, secret);
}

describe('an invitation', () => {
  test('gives a secret for the authenticator, and its QR code, the same each time', async () => {
    const token = await invite(shop, 'new@example.com', 'counter');
    const open = () => shop.call(openInvitation, { headers: fromStaff, body: { token } });

    const [first, again] = [await open(), await open()];

    expect(first).toEqual(again);
    expect(first).toMatchObject({ email: 'new@example.com', name: '', role: 'counter' });
    expect(first.uri).toContain(`secret=${first.secret}`);
    expect(first.qr.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
  });

  test('is good for one person, once', async () => {
    const token = await invite(shop, 'once@example.com', 'counter');
    await accept(shop, 'once@example.com', token);

    for (const [call, body] of [
      [openInvitation, { token }],
      [
        acceptInvitation,
        { token, name: 'Eva', language: 'es', password: staffPassword, code: '000000' },
      ],
    ] as const) {
      expect((await shop.refused(call, { headers: fromStaff, body })).status).toBe(404);
    }
  });

  test('ends after 48 hours, or with the next one to the same address', async () => {
    const first = await invite(shop, 'late@example.com', 'counter');
    const second = await invite(shop, 'late@example.com', 'counter');
    const statusOf = async (token: string) =>
      (await ask(shop, openInvitation, { headers: fromStaff, body: { token } })).status;

    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
    shop.passTime(48 * 60 * minuteMs);
    expect(await statusOf(second)).toBe(404);
  });

  test('refuses a wrong code, a short password or a blank name', async () => {
    const token = await invite(shop, 'wrong@example.com', 'owner');
    const { secret } = await shop.call(openInvitation, { headers: fromStaff, body: { token } });
    const right = {
      token,
      name: 'Eva',
      language: 'es',
      password: staffPassword,
      code: codeOf(shop, secret),
    };
    const wrong = [{ code: '000000' }, { password: 'short' }, { name: '  ' }];

    for (const part of wrong) {
      const { status, body } = await shop.refused(acceptInvitation, {
        headers: fromStaff,
        body: { ...right, ...part },
      });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, Object.keys(part)]);
    }
    const response = await ask(shop, acceptInvitation, { headers: fromStaff, body: right });
    expect(response.status).toBe(200);
  });

  test('of who is staff already replaces password and authenticator', async () => {
    const before = await hire(shop, 'counter');

    const after = await accept(shop, before.email, await invite(shop, before.email, 'owner'));

    expect(after.id).toBe(before.id);
    const { role } = await shop.call(getStaffMe, after.sends());
    expect(role).toBe('owner');
    expect((await shop.refused(getStaffMe, before.sends())).status).toBe(401);
    shop.passTime(stepMs);
    const response = await confirm(await ticketOf(after), codeOf(shop, before.secret));
    expect(response.status).toBe(422);
  });
});

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

describe('a session', () => {
  test('ends when it is given back', async () => {
    const rosa = await hire(shop, 'counter');

    const response = await ask(shop, signOut, rosa.sends());

    expect(response.headers.get('set-cookie')).toMatch(/^__Host-ponte-staff=; Max-Age=0; /);
    expect((await shop.refused(getStaffMe, rosa.sends())).status).toBe(401);
  });

  test('ends after half an hour without a call, and not before', async () => {
    const rosa = await hire(shop, 'counter');
    for (let times = 0; times < 3; times += 1) {
      shop.passTime(29 * minuteMs);
      await shop.call(getStaffMe, rosa.sends());
    }
    shop.passTime(30 * minuteMs);

    expect((await shop.refused(getStaffMe, rosa.sends())).status).toBe(401);
  });

  test('ends after twelve hours, however busy', async () => {
    const rosa = await hire(shop, 'counter');
    const { expiresAt } = await shop.call(getStaffMe, rosa.sends());
    while (shop.now() + 20 * minuteMs < Date.parse(expiresAt)) {
      shop.passTime(20 * minuteMs);
      await shop.call(getStaffMe, rosa.sends());
    }
    shop.passTime(20 * minuteMs);

    expect((await shop.refused(getStaffMe, rosa.sends())).status).toBe(401);
  });
});

describe('one’s own account', () => {
  test('has a name, a language and a choice of mails', async () => {
    const rosa = await hire(shop, 'counter');
    const body = { name: ' Rosa Díaz ', language: 'es', mailPaidOrders: true };

    await shop.call(updateStaffMe, rosa.sends({ body }));

    expect(await shop.call(getStaffMe, rosa.sends())).toMatchObject({
      name: 'Rosa Díaz',
      language: 'es',
      mailPaidOrders: true,
    });
  });

  test('gets another password for the present one and a code; other sessions end', async () => {
    const rosa = await hire(shop, 'counter');
    const other = sending(cookieOf(await confirm(await ticketOf(rosa), nextCode(rosa))));
    const password = 'another horse battery';
    const change = (code: string, currentPassword: string) =>
      ask(shop, changeStaffPassword, rosa.sends({ body: { currentPassword, code, password } }));

    expect((await change(nextCode(rosa), 'wrong password')).status).toBe(422);
    expect((await change('000000', staffPassword)).status).toBe(422);
    expect((await change(nextCode(rosa), staffPassword)).status).toBe(200);

    expect((await ask(shop, getStaffMe, rosa.sends())).status).toBe(200);
    expect((await ask(shop, getStaffMe, other())).status).toBe(401);
    const old = { email: rosa.email, password: staffPassword };
    expect((await shop.refused(signIn, { headers: fromStaff, body: old })).status).toBe(401);
    expect(await ticketOf(rosa, password)).toBeTruthy();
  });

  test('gets new recovery codes, and the earlier ones end', async () => {
    const rosa = await hire(shop, 'counter');
    const body = { currentPassword: staffPassword, code: nextCode(rosa) };

    const { recoveryCodes } = await shop.call(renewRecoveryCodes, rosa.sends({ body }));

    expect(new Set(recoveryCodes).size).toBe(10);
    const [old = ''] = rosa.recoveryCodes;
    expect((await confirm(await ticketOf(rosa), old)).status).toBe(422);
    expect((await confirm(await ticketOf(rosa), recoveryCodes[0] ?? '')).status).toBe(200);
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

describe('the shop, asked for before a sign-in,', () => {
  const face = (lang: 'pt' | 'es' = 'pt') => shop.call(getStaffShop, { query: { lang } });

  test('has the demo’s mark under the demo’s name alone', async () => {
    expect(await face()).toEqual({ name: 'Ponte', mark: null, isDemo: true, demoOwner: false });

    await writeStoreInfo(shop.db, { name: 'Ferretería Sol' });
    expect(await face()).toEqual({
      name: 'Ferretería Sol',
      mark: null,
      isDemo: false,
      demoOwner: false,
    });

    await writeStoreInfo(shop.db, {});
    expect(await face('es')).toEqual({
      name: 'Tienda nueva',
      mark: null,
      isDemo: false,
      demoOwner: false,
    });
  });

  test('is what an authenticator shows beside the account’s codes', async () => {
    await writeStoreInfo(shop.db, { name: 'Ferretería Sol', mark: 'picture.1' });
    expect(await face()).toMatchObject({ mark: '/media/picture.1-96.webp' });

    const token = await invite(shop, 'sol@shop.example', 'owner');
    const { uri } = await shop.call(openInvitation, { headers: fromStaff, body: { token } });

    expect(new URL(uri).searchParams.get('issuer')).toBe('Ferretería Sol');
  });
});
