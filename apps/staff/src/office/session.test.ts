import type { StaffMe } from '@ponte/contract/staff';
import { ManualClock } from '@ponte/contract/testing';
import type { ApiError } from '@ponte/domain/api';
import { expect, it } from 'vitest';
import { createAsk } from './ask.ts';
import { Session } from './session.ts';

const me: StaffMe = {
  id: 1,
  email: 'ana@ponte.example',
  name: 'Ana',
  role: 'counter',
  language: 'pt',
  mailPaidOrders: false,
  recoveryCodesLeft: 8,
  expiresAt: '2026-11-24T20:00:00Z',
};

/** A session whose server gives these answers, one after the other. */
function sessionWith(...answers: readonly (readonly [status: number, body: unknown])[]) {
  const left = [...answers];
  const ask = createAsk({
    fetch: () => {
      const [status, body] = left.shift() ?? [500, {}];
      return Promise.resolve(new Response(JSON.stringify(body), { status }));
    },
    lang: () => 'pt',
    clock: new ManualClock(),
    onSignedOut: () => session.end(),
  });
  const session = new Session(() => ask);
  return session;
}

it('begins with who the cookie stands for', async () => {
  const session = sessionWith([200, me]);
  await session.start();

  expect(session.state).toEqual({ status: 'signedIn', me, ended: false });
  expect([session.may(['counter', 'owner']), session.may(['owner'])]).toEqual([true, false]);
});

it('asks to sign in without a session, and not when the store is out of reach', async () => {
  const session = sessionWith([401, { message: '' }], [503, { message: '' }]);
  await session.start();
  expect(session.state.status).toBe('signedOut');

  session.restart();
  await session.start();
  const error: ApiError = { kind: 'server', status: 503 };
  expect(session.state).toEqual({ status: 'unreachable', error });
});

it('that has ended keeps who worked, so that the screen stays until they are back', async () => {
  const session = sessionWith([200, me]);
  await session.start();

  session.end();
  expect(session.state).toEqual({ status: 'signedIn', me, ended: true });

  session.begin(me);
  expect(session.state).toEqual({ status: 'signedIn', me, ended: false });
  expect(session.count).toBe(2);
});

it('that could not be ended goes on', async () => {
  const session = sessionWith([200, me], [503, { message: '' }], [200, { message: '' }]);
  await session.start();

  expect(await session.leave()).toEqual({ kind: 'server', status: 503 });
  expect(session.me).toEqual(me);

  expect(await session.leave()).toBeUndefined();
  expect(session.state.status).toBe('signedOut');
});
