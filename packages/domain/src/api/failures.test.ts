import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ok, settle } from '../testing/index.ts';
import { read, setUp, things, write } from '../testing/open-api.ts';

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
    const { api } = setUp(() => ({ status, body }));
    expect(await api.request(write)).toEqual({ ok: false, error });
  });

  test.each([
    ['120', 120_000],
    ['0', 0],
    ['Fri, 20 Nov 2026 10:00:00 GMT', null],
  ])('429 says from when on: Retry-After %s is in %s ms', async (header, ms) => {
    const { api, clock } = setUp(() => ({
      status: 429,
      body: {},
      headers: { 'Retry-After': header },
    }));
    expect(await api.request(read)).toEqual({
      ok: false,
      error: {
        kind: 'rateLimited',
        refusedAt: clock.now(),
        retryAt: ms === null ? null : clock.now() + ms,
      },
    });
  });

  test('503 may also say how long to wait', async () => {
    const { api } = setUp(() => ({ status: 503, body: {}, headers: { 'Retry-After': '30' } }));
    expect(await api.request(write)).toEqual({
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
    const { api } = setUp(() => ok(body));
    expect(await api.request(read)).toEqual({ ok: false, error: { kind: 'contract', path } });
  });

  test('without an answer is "offline"', async () => {
    const { api } = setUp(() => undefined);
    expect(await api.request(read)).toEqual({ ok: false, error: { kind: 'offline' } });
  });

  test('of our own code is a defect, is reported, and is not tried again', async () => {
    const mistake = new TypeError('a mistake of ours');
    const reported: unknown[] = [];
    const broken = v.pipe(
      v.unknown(),
      v.transform((): never => {
        throw mistake;
      }),
    );
    const { api, requests } = setUp(() => things, {
      readRetries: 3,
      report: (defect) => reported.push(defect),
    });

    const result = await api.request({ ...read, answer: () => broken });

    expect(result).toEqual({ ok: false, error: { kind: 'defect' } });
    expect(reported).toEqual([mistake]);
    expect(requests).toHaveLength(1);
  });

  test('to answer in time aborts the call', async () => {
    const { api, clock } = setUp(() => new Promise(() => undefined), { timeoutMs: 4000 });
    const result = api.request(write);
    await clock.advance(4000);
    expect(await result).toEqual({ ok: false, error: { kind: 'timeout' } });
  });

  test('leaves no timer behind, and neither does a success', async () => {
    const { api, clock } = setUp(({ method }) => (method === 'GET' ? things : undefined));
    await api.request(read);
    await api.request(write);
    expect(clock.waiting).toBe(0);
  });

  test('is "aborted" when the caller no longer wants the answer', async () => {
    const { api, requests } = setUp(() => new Promise(() => undefined));
    const controller = new AbortController();
    const result = api.request({ ...read, signal: controller.signal });
    await settle();
    controller.abort();
    expect(await result).toEqual({ ok: false, error: { kind: 'aborted' } });

    const aborted = await api.request({ ...read, signal: controller.signal });
    expect(aborted).toEqual({ ok: false, error: { kind: 'aborted' } });
    expect(requests.length).toBeLessThanOrEqual(2);
  });

  test('of the token is reported to its owner, and only when one was sent', async () => {
    const { api, customer, refusals } = setUp(() => ({ status: 401, body: { message: '' } }));
    await api.request(write);
    await customer.request(read);
    expect(refusals).toEqual([]);
    await customer.request(write);
    expect(refusals).toEqual(['secret']);
  });

  test('of the token names the one that was sent, not the present one', async () => {
    let answerNow: () => void = () => undefined;
    const refusal = { status: 401, body: { message: '' } };
    const { customer, refusals, signInAnew } = setUp(
      () => new Promise((resolve) => (answerNow = () => resolve(refusal))),
    );
    const late = customer.request(write);
    await settle();
    signInAnew('newer');
    answerNow();
    await late;
    expect(refusals).toEqual(['secret']);
  });

  test('of a checkout has the present amounts', async () => {
    const body = { message: 'Changed', valor_total: '70.00', valor_frete: '0.00' };
    const { api } = setUp(() => ({ status: 409, body }));
    expect(await api.request(write)).toEqual({
      ok: false,
      error: {
        kind: 'conflict',
        message: 'Changed',
        amounts: { total: '70.00', shipping: '0.00' },
      },
    });
  });

  test('to answer in time is judged by the call’s own patience where it has one', async () => {
    const { api, clock } = setUp(() => new Promise(() => undefined));
    const patient = api.request({ ...write, timeoutMs: 120_000 });
    await clock.advance(119_999);
    expect(clock.waiting).toBe(1);
    await clock.advance(1);
    expect(await patient).toEqual({ ok: false, error: { kind: 'timeout' } });
  });
});

describe('a connection that breaks', () => {
  test('is retried at once for a read, as often as configured', async () => {
    let times = 0;
    const { api, requests } = setUp(() => (++times > 2 ? things : undefined), { readRetries: 2 });
    expect(await api.request(read)).toMatchObject({ ok: true });
    expect(requests).toHaveLength(3);
  });

  test('is never tried again for a write, which may have been done', async () => {
    const { api, requests } = setUp(() => undefined, { readRetries: 2 });
    await api.request(write);
    expect(requests).toHaveLength(1);
  });

  test('is not what an answer is: a refused read is not repeated', async () => {
    const { api, requests } = setUp(() => ({ status: 500, body: {} }), { readRetries: 2 });
    await api.request(read);
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
    const { api } = setUp(() => ((asked += 1) === 1 ? refused : ok({ data: [] })));

    expect(await api.request(read)).toMatchObject({ ok: true });
    expect(asked).toBe(2);
  });

  test('is the answer where the browser keeps no cookies', async () => {
    let asked = 0;
    const { api, clock } = setUp(() => {
      asked += 1;
      return refused;
    });

    const refusedAt = clock.now();
    const retryAt = refusedAt + 600_000;
    expect(await api.request(write)).toEqual({
      ok: false,
      error: { kind: 'rateLimited', refusedAt, retryAt },
    });
    expect(asked).toBe(2);
  });
});
