import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { createClient } from './client.ts';
import { ok, settle } from './testing/index.ts';
import { openClients, table, things } from './testing/open-client.ts';

const thing = { params: { id: 'a b/c' }, body: { name: 'Broca' } };

describe('a failure', () => {
  test.each([
    [400, { errors: ['A', 'B'] }, { kind: 'badRequest', messages: ['A', 'B'] }],
    [400, { message: 'A' }, { kind: 'badRequest', messages: ['A'] }],
    [401, { message: 'Who?' }, { kind: 'unauthorized', message: 'Who?' }],
    [403, { messages: ['A', 'B'] }, { kind: 'forbidden', messages: ['A', 'B'] }],
    [403, { message: 'A' }, { kind: 'forbidden', messages: ['A'] }],
    [404, { message: 'None' }, { kind: 'notFound' }],
    [408, {}, { kind: 'timeout' }],
    [409, { message: 'In use' }, { kind: 'conflict', message: 'In use' }],
    [413, { message: 'Too large' }, { kind: 'tooLarge' }],
    [413, '<html>', { kind: 'tooLarge' }],
    [
      422,
      { message: 'Wrong', errors: { email: ['A', 'B'] } },
      { kind: 'validation', fields: { email: ['A', 'B'] }, message: 'Wrong' },
    ],
    [422, '<html>', { kind: 'validation', fields: {}, message: '' }],
    [500, { message: 'stack' }, { kind: 'server', status: 500 }],
    [503, '<html>', { kind: 'server', status: 503 }],
  ])('%i with %j is %j', async (status, body, error) => {
    const { anyone } = openClients(() => ({ status, body }));
    expect(await anyone.call('write', thing)).toEqual({ ok: false, error });
  });

  test.each([
    ['120', 120_000],
    ['0', 0],
    ['Fri, 20 Nov 2026 10:00:00 GMT', null],
  ])('429 says from when on: Retry-After %s is in %s ms', async (header, ms) => {
    const { anyone, clock } = openClients(() => ({
      status: 429,
      body: {},
      headers: { 'Retry-After': header },
    }));
    expect(await anyone.call('read')).toEqual({
      ok: false,
      error: {
        kind: 'rateLimited',
        refusedAt: clock.now(),
        retryAt: ms === null ? null : clock.now() + ms,
      },
    });
  });

  test('503 may say how long to wait, too', async () => {
    const { anyone } = openClients(() => ({
      status: 503,
      body: {},
      headers: { 'Retry-After': '30' },
    }));
    expect(await anyone.call('write', thing)).toEqual({
      ok: false,
      error: { kind: 'server', status: 503, retryAfterMs: 30_000 },
    });
  });

  test.each([
    [{ data: [{ name: 'A' }, { name: 7 }] }, 'data.1.name'],
    [{ data: null }, 'data'],
    [[], 'data'],
    [null, ''],
    ['<!doctype html>', ''],
  ])('to be what the contract says names the field: %j at "%s"', async (body, path) => {
    const { anyone } = openClients(() => ok(body));
    expect(await anyone.call('read')).toEqual({ ok: false, error: { kind: 'contract', path } });
  });

  test('without an answer is "offline"', async () => {
    const { anyone } = openClients(() => undefined);
    expect(await anyone.call('read')).toEqual({ ok: false, error: { kind: 'offline' } });
  });

  test('of our own code is a defect, is reported, and is not tried again', async () => {
    const mistake = new TypeError('a mistake of ours');
    const { reported, requests, options } = openClients(() => things, { readRetries: 3 });
    const broken = v.pipe(
      v.unknown(),
      v.transform((): never => {
        throw mistake;
      }),
    );
    const client = createClient({ broken: { ...table.read, decode: broken } }, options);

    const result = await client.call('broken');

    expect(result).toEqual({ ok: false, error: { kind: 'defect' } });
    expect(reported).toEqual([mistake]);
    expect(requests).toHaveLength(1);
  });

  test('to answer in time aborts the call', async () => {
    const { anyone, clock } = openClients(() => new Promise(() => undefined), { timeoutMs: 4000 });
    const result = anyone.call('write', thing);
    await clock.advance(4000);
    expect(await result).toEqual({ ok: false, error: { kind: 'timeout' } });
  });

  test('leaves no timer behind, and neither does a success', async () => {
    const { anyone, clock } = openClients(({ method }) => (method === 'GET' ? things : undefined));
    await anyone.call('read');
    await anyone.call('write', thing);
    expect(clock.waiting).toBe(0);
  });

  test('is "aborted" when the caller does not want the answer any more', async () => {
    const { anyone, requests } = openClients(() => new Promise(() => undefined));
    const controller = new AbortController();
    const result = anyone.call('read', { signal: controller.signal });
    await settle();
    controller.abort();
    expect(await result).toEqual({ ok: false, error: { kind: 'aborted' } });

    const aborted = await anyone.call('read', { signal: controller.signal });
    expect(aborted).toEqual({ ok: false, error: { kind: 'aborted' } });
    expect(requests.length).toBeLessThanOrEqual(2);
  });

  test('of the session is reported with its token, and of a public call not at all', async () => {
    const { anyone, customer, refusals } = openClients(() => ({
      status: 401,
      body: { message: '' },
    }));
    await customer.call('read');
    expect(refusals).toEqual([]);
    await anyone.call('write', thing);
    await customer.call('write', thing);
    expect(refusals).toEqual([null, 'secret']);
  });

  test('of the token names the one that was sent, not the one that is there by now', async () => {
    let answerNow: () => void = () => undefined;
    const refusal = { status: 401, body: { message: '' } };
    const { customer, refusals, signInAnew } = openClients(
      () => new Promise((resolve) => (answerNow = () => resolve(refusal))),
    );
    const late = customer.call('write', thing);
    await settle();
    signInAnew('newer');
    answerNow();
    await late;
    expect(refusals).toEqual(['secret']);
  });

  test('of a checkout carries the present amounts', async () => {
    const body = { message: 'Changed', valor_total: '70.00', valor_frete: '0.00' };
    const { anyone } = openClients(() => ({ status: 409, body }));
    expect(await anyone.call('write', thing)).toEqual({
      ok: false,
      error: {
        kind: 'conflict',
        message: 'Changed',
        amounts: { total: '70.00', shipping: '0.00' },
      },
    });
  });

  test('to answer in time is judged by the call’s own patience where it has one', async () => {
    const { anyone, clock } = openClients(() => new Promise(() => undefined));
    const patient = anyone.call('write', { ...thing, timeoutMs: 120_000 });
    await clock.advance(119_999);
    expect(clock.waiting).toBe(1);
    await clock.advance(1);
    expect(await patient).toEqual({ ok: false, error: { kind: 'timeout' } });
  });
});

describe('a connection that breaks', () => {
  test('is tried again at once for a read, as often as asked for', async () => {
    let times = 0;
    const { anyone, requests } = openClients(() => (++times > 2 ? things : undefined), {
      readRetries: 2,
    });
    expect(await anyone.call('read')).toMatchObject({ ok: true });
    expect(requests).toHaveLength(3);
  });

  test('is never tried again for a write, which may have been done', async () => {
    const { anyone, requests } = openClients(() => undefined, { readRetries: 2 });
    await anyone.call('write', thing);
    expect(requests).toHaveLength(1);
  });

  test('is not what an answer is: a refused read is not repeated', async () => {
    const { anyone, requests } = openClients(() => ({ status: 500, body: {} }), { readRetries: 2 });
    await anyone.call('read');
    expect(requests).toHaveLength(1);
  });
});

describe('a refusal that gives the browser its device cookie', () => {
  const refused = {
    status: 429,
    body: {},
    headers: { 'Retry-After': '600', 'Ponte-Device': 'new' },
  };

  test('has the call repeated once, as it counts for the device then', async () => {
    let asked = 0;
    const { anyone } = openClients(() => ((asked += 1) === 1 ? refused : ok({ data: [] })));

    expect(await anyone.call('read')).toMatchObject({ ok: true });
    expect(asked).toBe(2);
  });

  test('is the answer where the browser keeps no cookies', async () => {
    let asked = 0;
    const { anyone, clock } = openClients(() => {
      asked += 1;
      return refused;
    });

    const refusedAt = clock.now();
    const retryAt = refusedAt + 600_000;
    expect(await anyone.call('write', thing)).toEqual({
      ok: false,
      error: { kind: 'rateLimited', refusedAt, retryAt },
    });
    expect(asked).toBe(2);
  });
});
