import {
  getStaffMe,
  inviteStaff,
  listAudit,
  listStaff,
  openInvitation,
  resetStaff,
  signIn,
  updateStaff,
  withdrawInvitation,
} from '@ponte/contract/staff';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lastMail, linkOf } from '../../testing/customers.ts';
import {
  accept,
  ask,
  fromStaff,
  hire,
  staffOrigin,
  staffPassword,
  startStaffedShop,
  type Hired,
} from '../../testing/staff.ts';
import type { TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let owner: Hired;
beforeAll(async () => {
  shop = await startStaffedShop();
});
beforeEach(async () => {
  // So that invitations of earlier tests don't count.
  shop.passTime(10 * 60_000);
  owner = await hire(shop, 'owner');
});
afterAll(() => shop.close());

async function seen({ id }: Hired, who = owner) {
  const { data } = await shop.call(listStaff, who.sends());
  const member = data.find((one) => one.id === id);
  if (!member) throw new Error('There is no such member.');
  return member;
}

const change = async (who: Hired, member: Hired, body: object) => {
  const { version } = await seen(member, who);
  const sent = { params: { id: member.id }, body: { version, ...body } };
  return ask(shop, updateStaff, who.sends(sent));
};

const isOpen = async (token: string) =>
  (await ask(shop, openInvitation, { headers: fromStaff, body: { token } })).status === 200;

describe('an owner', () => {
  test('invites by mail, in the language of the invited', async () => {
    const body = { email: 'Nova@Example.com', role: 'catalogue', language: 'es' };

    const invitation = await shop.call(inviteStaff, owner.sends({ body }));

    expect(invitation).toMatchObject({ email: 'nova@example.com', role: 'catalogue' });
    const mail = await lastMail(shop, 'nova@example.com');
    expect(mail?.subject).toBe('Su acceso al panel de Ponte');
    expect(mail?.body).toMatch(/^Hola[^]*\n\nPonte\n$/);
    const link = linkOf(mail);
    expect([link.origin, link.pathname]).toEqual([staffOrigin, '/invitation']);
    const nova = await accept(shop, 'nova@example.com', link.hash.slice(1));
    expect((await shop.call(getStaffMe, nova.sends())).role).toBe('catalogue');
    const { invitations } = await shop.call(listStaff, owner.sends());
    expect(invitations.some(({ email }) => email === 'nova@example.com')).toBe(false);
  });

  test('who invites one address ten times at once makes one invitation', async () => {
    const body = { email: 'often@example.com', role: 'counter', language: 'pt' };

    const responses = await Promise.all(
      Array.from({ length: 10 }, () => ask(shop, inviteStaff, owner.sends({ body }))),
    );

    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    const { invitations } = await shop.call(listStaff, owner.sends());
    expect(invitations.filter(({ email }) => email === body.email)).toHaveLength(1);
  });

  test('does not invite who is staff already', async () => {
    const { email } = await hire(shop, 'counter');
    const body = { email, role: 'owner', language: 'pt' };

    expect((await shop.refused(inviteStaff, owner.sends({ body }))).status).toBe(409);
  });

  test('withdraws an invitation, whose link leads nowhere then', async () => {
    const body = { email: 'away@example.com', role: 'counter', language: 'pt' };
    const { id } = await shop.call(inviteStaff, owner.sends({ body }));
    const token = linkOf(await lastMail(shop, 'away@example.com')).hash.slice(1);
    const sent = owner.sends({ params: { id } });

    expect(await isOpen(token)).toBe(true);
    await shop.call(withdrawInvitation, sent);

    expect(await isOpen(token)).toBe(false);
    expect((await shop.refused(withdrawInvitation, sent)).status).toBe(404);
  });

  test('changes a role, which counts from the next sign-in on', async () => {
    const rosa = await hire(shop, 'counter');

    const response = await change(owner, rosa, { role: 'catalogue', active: true });

    expect(await response.json()).toMatchObject({ role: 'catalogue' });
    expect((await shop.refused(getStaffMe, rosa.sends())).status).toBe(401);
  });

  test('shuts a member out at once, with their link to start again', async () => {
    const rosa = await hire(shop, 'counter');
    const { version } = await seen(rosa);
    await shop.call(resetStaff, owner.sends({ params: { id: rosa.id }, body: { version } }));
    const token = linkOf(await lastMail(shop, rosa.email)).hash.slice(1);

    await change(owner, rosa, { role: 'counter', active: false });

    expect(await isOpen(token)).toBe(false);
    const body = { email: rosa.email, password: staffPassword };
    expect((await shop.refused(signIn, { headers: fromStaff, body })).status).toBe(401);
    const again = await seen(rosa);
    const sent = { params: { id: rosa.id }, body: { version: again.version } };
    expect((await shop.refused(resetStaff, owner.sends(sent))).status).toBe(409);
  });

  test('lets a member start again: session and password end, a mail has the link', async () => {
    const rosa = await hire(shop, 'counter');
    const { version } = await seen(rosa);

    await shop.call(resetStaff, owner.sends({ params: { id: rosa.id }, body: { version } }));

    expect((await shop.refused(getStaffMe, rosa.sends())).status).toBe(401);
    const body = { email: rosa.email, password: staffPassword };
    expect((await shop.refused(signIn, { headers: fromStaff, body })).status).toBe(401);
    const token = linkOf(await lastMail(shop, rosa.email)).hash.slice(1);
    const again = await accept(shop, rosa.email, token);
    expect(await shop.call(getStaffMe, again.sends())).toMatchObject({
      id: rosa.id,
      role: 'counter',
    });
  });

  test('can’t change or reset themselves', async () => {
    const { version } = await seen(owner);
    const params = { id: owner.id };
    const body = { version, role: 'counter', active: true };

    const changed = await shop.refused(updateStaff, owner.sends({ params, body }));
    const reset = await shop.refused(resetStaff, owner.sends({ params, body: { version } }));

    expect([changed.status, reset.status]).toEqual([409, 409]);
  });

  test('is left when two owners take each other’s role away at once', async () => {
    for (let times = 0; times < 5; times += 1) {
      const [one, two] = [await hire(shop, 'owner'), await hire(shop, 'owner')];
      const versions = [(await seen(two)).version, (await seen(one)).version];
      const demote = (who: Hired, { id }: Hired, version: string | undefined) => {
        const body = { version, role: 'counter', active: true };
        return ask(shop, updateStaff, who.sends({ params: { id }, body }));
      };

      const responses = await Promise.all([
        demote(one, two, versions[0]),
        demote(two, one, versions[1]),
      ]);

      const statuses = responses.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    }
  });

  test('does not overwrite what another owner changed meanwhile', async () => {
    const rosa = await hire(shop, 'counter');
    const { version } = await seen(rosa);
    shop.passTime(1);
    await change(owner, rosa, { role: 'catalogue', active: true });
    const body = { version, role: 'owner', active: true };

    const sent = owner.sends({ params: { id: rosa.id }, body });

    expect((await shop.refused(updateStaff, sent)).status).toBe(409);
  });
});

describe('what was written down', () => {
  test('says who changed whom, from what to what', async () => {
    const rosa = await hire(shop, 'counter');
    await change(owner, rosa, { role: 'catalogue', active: true });

    const query = { kind: 'staff', id: String(rosa.id) };
    const { data } = await shop.call(listAudit, owner.sends({ query }));

    expect(data).toMatchObject([
      {
        action: 'staff.changed',
        actor: { id: owner.id, name: 'Rosa' },
        before: { role: 'counter', active: true },
        after: { role: 'catalogue', active: true },
      },
      { action: 'staff.joined', actor: { id: rosa.id } },
    ]);
  });

  test('is read by its actor, newest first, a page at a time', async () => {
    const rosa = await hire(shop, 'counter');
    for (let times = 0; times < 60; times += 1) {
      await change(owner, rosa, { role: 'counter', active: true });
      shop.passTime(1);
    }
    const query = { actor: String(owner.id) };

    const first = await shop.call(listAudit, owner.sends({ query }));
    const second = await shop.call(
      listAudit,
      owner.sends({ query: { ...query, after: first.next ?? '' } }),
    );

    expect([first.data.length, second.data.length, second.next]).toEqual([50, 11, null]);
    const ids = [...first.data, ...second.data].map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(new Set(ids).size).toBe(61);
  });

  test.each([{ after: 'x' }, { id: '7' }, { kind: 'soup' }])('refuses %j', async (query) => {
    expect((await shop.refused(listAudit, owner.sends({ query }))).status).toBe(422);
  });
});
