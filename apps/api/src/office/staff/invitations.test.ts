import { acceptInvitation, getStaffMe, openInvitation } from '@ponte/contract/staff';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInSteps, stepMs } from '../../testing/staff-sign-in.ts';
import {
  accept,
  ask,
  codeOf,
  fromStaff,
  hire,
  invite,
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

const { ticketOf, confirm } = signInSteps(() => shop);

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
