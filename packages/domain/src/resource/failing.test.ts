import { describe, expect, test } from 'vitest';
import type { ApiError } from '../api/index.ts';
import { setUpResource } from '../testing/desk.ts';

const a = ['a'];

const offline: ApiError = { kind: 'offline' };

describe('failing', () => {
  // Spec: storefront 4.30, 9.8
  test('retries by itself after 2, 4 and 6 seconds, then has failed', async () => {
    const { clock, desk, resource } = setUpResource();
    void resource.load(a, desk.fetch);

    await desk.refuse(0, offline);
    expect(resource.of(a)).toMatchObject({ status: 'loading', attempt: 1, failure: offline });
    await clock.advance(1999);
    expect(desk.asked).toHaveLength(1);
    await clock.advance(1);
    expect(desk.asked).toHaveLength(2);
    expect(resource.of(a)).toMatchObject({ status: 'loading', attempt: 2 });

    await desk.refuse(1, offline);
    await clock.advance(3999);
    expect(desk.asked).toHaveLength(2);
    await clock.advance(1);
    await desk.refuse(2, offline);
    await clock.advance(6000);
    await desk.refuse(3, offline);

    expect(resource.of(a)).toMatchObject({ status: 'failed', attempts: 4, error: offline });
    expect(clock.waiting).toBe(0);
  });

  test('settles with the answer of the retry that succeeds', async () => {
    const { clock, desk, resource } = setUpResource();
    const loaded = resource.load(a, desk.fetch);
    await desk.refuse(0, offline);
    await clock.advance(2000);
    await desk.answer(1, 'A');

    expect(await loaded).toEqual({ ok: true, value: 'A' });
    expect(resource.of(a).status).toBe('ready');
  });

  test('does not retry with `retries: 0`, as on a server', async () => {
    const { clock, desk, resource } = setUpResource({ retries: 0 });
    void resource.load(a, desk.fetch);
    await desk.refuse(0, offline);

    expect(resource.of(a).status).toBe('failed');
    expect(clock.waiting).toBe(0);
  });

  test.each<ApiError>([
    { kind: 'notFound' },
    { kind: 'contract', path: 'data.0.nome' },
    { kind: 'validation', fields: {}, message: '' },
    { kind: 'forbidden', messages: [] },
  ])('does not retry what would fail again: $kind', async (error) => {
    const { clock, desk, resource } = setUpResource();
    void resource.load(a, desk.fetch);
    await desk.refuse(0, error);

    expect(resource.of(a).error).toEqual(error);
    expect(clock.waiting).toBe(0);
  });

  test('takes "not found" as an answer that needs no asking again for a minute', async () => {
    const { clock, desk, resource } = setUpResource();
    void resource.load(a, desk.fetch);
    await desk.refuse(0, { kind: 'notFound' });

    await clock.advance(59_999);
    void resource.load(a, desk.fetch);
    expect(desk.asked).toHaveLength(1);

    await clock.advance(1);
    void resource.load(a, desk.fetch);
    expect(desk.asked).toHaveLength(2);
  });

  // Spec: storefront 4.23
  test('restarts the count of attempts after a retry by hand', async () => {
    const { clock, desk, resource } = setUpResource();
    void resource.load(a, desk.fetch);
    await desk.refuse(0, offline);
    await clock.advance(2000);
    await desk.refuse(1, offline);

    void resource.loadAnew(a, desk.fetch);
    await desk.refuse(2, offline);
    await clock.advance(2000);

    expect(desk.asked).toHaveLength(4);
    expect(resource.of(a)).toMatchObject({ status: 'loading', attempt: 2 });
  });

  test('stops waiting for a retry when its caller leaves', async () => {
    const { clock, desk, resource } = setUpResource();
    const leaving = new AbortController();
    void resource.load(a, desk.fetch, leaving.signal);
    await desk.refuse(0, offline);

    leaving.abort();
    await clock.advance(60_000);

    expect(desk.asked).toHaveLength(1);
    expect(resource.of(a).status).toBe('idle');
  });

  test('keeps the earlier data of the same key beside the failure', async () => {
    const { clock, desk, resource } = setUpResource({ freshMs: 1, retries: 0 });
    void resource.load(a, desk.fetch);
    await desk.answer(0, 'A');
    await clock.advance(1);
    void resource.load(a, desk.fetch);
    await desk.refuse(1, offline);

    expect(resource.of(a).status).toBe('failed');
    expect(resource.of(a).data).toBe('A');
  });

  test('asks again when the network is back for what is read, but only for a passing reason', async () => {
    const { desk, resource } = setUpResource({ retries: 0 });
    void resource.load(a, desk.fetch);
    await desk.refuse(0, offline);
    resource.retryFailed();
    expect(desk.asked).toHaveLength(1);
    resource.of(a);
    resource.retryFailed();
    expect(desk.asked).toHaveLength(2);

    await desk.refuse(1, { kind: 'notFound' });
    resource.retryFailed();
    expect(desk.asked).toHaveLength(2);
  });
});

test('fails at once, and lets the mistake through, when asking throws', async () => {
  const { clock, resource } = setUpResource();
  const broken = resource.load(a, () => Promise.reject(new TypeError('a mistake of ours')));

  await expect(broken).rejects.toThrow('a mistake of ours');
  expect(resource.of(a).error).toEqual({ kind: 'defect' });
  resource.retryFailed();
  await clock.advance(60_000);
  expect(resource.of(a).status).toBe('failed');
});
