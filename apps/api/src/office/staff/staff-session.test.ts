import {
  changeStaffPassword,
  getStaffMe,
  renewRecoveryCodes,
  signIn,
  signOut,
  updateStaffMe,
} from '@ponte/contract/staff';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInSteps } from '../../testing/staff-sign-in.ts';
import {
  ask,
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
