import {
  getStaffMe,
  handOverOrder,
  listStaffOrders,
  signIn,
  uploadPicture,
} from '@ponte/contract/staff';
import { ManualClock } from '@ponte/contract/testing';
import { expect, it, vi } from 'vitest';
import { createAsk } from './ask.ts';

const ended = vi.fn<() => void>();

/** A server that answers everything alike, and what it was asked. */
function askOf(status: number, body: unknown) {
  const asked: { address: string; init: RequestInit }[] = [];
  const ask = createAsk({
    fetch: (address, init) => {
      asked.push({ address, init });
      return Promise.resolve(new Response(JSON.stringify(body), { status }));
    },
    lang: () => 'es',
    clock: new ManualClock(),
    onSignedOut: ended,
  });
  return { ask, asked };
}

it('fills the address, and says its language', async () => {
  const { ask, asked } = askOf(200, {});

  await ask(handOverOrder, { params: { id: '7' }, body: { pickupCode: 'A B', version: 'v' } });
  await ask(listStaffOrders, { query: { search: 'João & filhos', queue: undefined } });

  expect(asked[0]?.address).toBe('/back-office/orders/7/hand-over?lang=es');
  expect(asked[0]?.init).toMatchObject({
    method: 'POST',
    body: JSON.stringify({ pickupCode: 'A B', version: 'v' }),
  });
  expect(asked[1]?.address).toBe('/back-office/orders?search=Jo%C3%A3o+%26+filhos&lang=es');
});

it('sends a file in a form', async () => {
  const { ask, asked } = askOf(200, { key: 'picture.1', url: '/media/picture.1.webp' });

  const answer = await ask(uploadPicture, { body: { picture: new File(['x'], 'a.jpg') } });

  expect(answer.ok).toBe(true);
  const { body, headers } = asked[0]?.init ?? {};
  expect(new Headers(headers).has('Content-Type')).toBe(false);
  expect(body instanceof FormData && body.get('picture')).toMatchObject({ name: 'a.jpg', size: 1 });
});

it('names the first field of an answer that breaks the contract', async () => {
  const { ask } = askOf(200, { data: [{ id: 'x' }], next: null });

  expect(await ask(listStaffOrders, {})).toEqual({
    ok: false,
    error: { kind: 'contract', path: 'data.0.id' },
  });
});

it('reports that the session has ended, but not a refused sign-in', async () => {
  const { ask } = askOf(401, { message: 'No.' });

  await ask(signIn, { body: { email: 'a@b.example', password: 'x' } });
  expect(ended).not.toHaveBeenCalled();

  expect(await ask(getStaffMe, {})).toEqual({
    ok: false,
    error: { kind: 'unauthorized', message: 'No.' },
  });
  expect(ended).toHaveBeenCalledOnce();
});

it.each([
  ['left', 'aborted'],
  ['was cut off', 'offline'],
] as const)('who %s gets no answer', async (_, kind) => {
  const ask = createAsk({
    fetch: () => Promise.reject(new TypeError('no network')),
    lang: () => 'pt',
    clock: new ManualClock(),
    onSignedOut: ended,
  });

  const signal = kind === 'aborted' ? AbortSignal.abort() : undefined;
  expect(await ask(getStaffMe, {}, signal)).toEqual({ ok: false, error: { kind } });
});
