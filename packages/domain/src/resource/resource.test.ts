import { autorun } from 'mobx';
import { describe, expect, test } from 'vitest';
import type { ApiError, Result } from '../api/index.ts';
import { ManualClock, settle } from '../testing/index.ts';
import { Resource, type Fetcher } from './resource.ts';
import { Resources } from './resources.ts';

/** A store of texts whose answers a test gives by hand. */
class Desk {
  readonly asked: { answer: (result: Result<string>) => void; signal: AbortSignal }[] = [];
  readonly fetch: Fetcher<string> = (signal) =>
    new Promise((answer) => {
      this.asked.push({ answer, signal });
    });

  answer(index: number, value: string): Promise<void> {
    this.asked[index]?.answer({ ok: true, value });
    return settle();
  }

  refuse(index: number, error: ApiError): Promise<void> {
    this.asked[index]?.answer({ ok: false, error });
    return settle();
  }
}

const offline: ApiError = { kind: 'offline' };

function setUp(options: { freshMs?: number; retries?: number } = {}) {
  const clock = new ManualClock();
  const desk = new Desk();
  return { clock, desk, resource: new Resource<string>({ clock, ...options }) };
}

describe('loading', () => {
  test('goes from idle through loading to ready', async () => {
    const { desk, resource } = setUp();
    const seen: string[] = [];
    autorun(() => seen.push(`${resource.status} ${resource.data ?? '-'}`));

    const loaded = resource.load('a', desk.fetch);
    await desk.answer(0, 'A');

    expect(await loaded).toEqual({ ok: true, value: 'A' });
    expect(seen).toEqual(['idle -', 'loading -', 'ready A']);
  });

  // Spec: decision 19
  test('asks once when the same key is asked for while it loads', async () => {
    const { desk, resource } = setUp();

    const both = Promise.all([resource.load('a', desk.fetch), resource.load('a', desk.fetch)]);
    await desk.answer(0, 'A');

    expect(await both).toEqual([
      { ok: true, value: 'A' },
      { ok: true, value: 'A' },
    ]);
    expect(desk.asked).toHaveLength(1);
  });

  test('skips a key whose answer is fresh, and asks again when it is not', async () => {
    const { clock, desk, resource } = setUp({ freshMs: 1000 });
    void resource.load('a', desk.fetch);
    await desk.answer(0, 'A');

    await clock.advance(999);
    expect(await resource.load('a', desk.fetch)).toEqual({ ok: true, value: 'A' });
    expect(desk.asked).toHaveLength(1);

    await clock.advance(1);
    void resource.load('a', desk.fetch);
    expect(desk.asked).toHaveLength(2);
    expect(resource.status).toBe('loading');
    expect(resource.data).toBe('A');
  });

  test('keeps the data of another key readable as the latest while the next loads', async () => {
    const { desk, resource } = setUp();
    void resource.load('a', desk.fetch);
    await desk.answer(0, 'A');

    void resource.load('b', desk.fetch);

    expect(resource.data).toBeUndefined();
    expect(resource.latest).toBe('A');
  });

  test('drops the late answer to an earlier key and aborts its question', async () => {
    const { desk, resource } = setUp();
    const first = resource.load('a', desk.fetch);
    void resource.load('b', desk.fetch);
    expect(desk.asked[0]?.signal.aborted).toBe(true);

    await desk.answer(1, 'B');
    await desk.answer(0, 'A');

    expect(resource.data).toBe('B');
    expect(await first).toEqual({ ok: false, error: { kind: 'aborted' } });
  });

  test('goes back to what was known when it is aborted', async () => {
    const { desk, resource } = setUp();
    void resource.load('a', desk.fetch);
    await desk.answer(0, 'A');
    void resource.load('b', desk.fetch);

    resource.abort();

    expect(resource.state).toMatchObject({ status: 'ready', key: 'a' });
    expect(desk.asked[1]?.signal.aborted).toBe(true);
  });
});

describe('failing', () => {
  // Spec: storefront 4.30, 9.8
  test('retries by itself after 2, 4 and 6 seconds, then has failed', async () => {
    const { clock, desk, resource } = setUp();
    void resource.load('a', desk.fetch);

    await desk.refuse(0, offline);
    expect(resource.state).toMatchObject({ status: 'loading', attempt: 1, failure: offline });
    await clock.advance(1999);
    expect(desk.asked).toHaveLength(1);
    await clock.advance(1);
    expect(desk.asked).toHaveLength(2);
    expect(resource.state).toMatchObject({ status: 'loading', attempt: 2 });

    await desk.refuse(1, offline);
    await clock.advance(3999);
    expect(desk.asked).toHaveLength(2);
    await clock.advance(1);
    await desk.refuse(2, offline);
    await clock.advance(6000);
    await desk.refuse(3, offline);

    expect(resource.state).toMatchObject({ status: 'failed', attempts: 4, error: offline });
    expect(clock.waiting).toBe(0);
  });

  test('settles with the answer of the retry that succeeds', async () => {
    const { clock, desk, resource } = setUp();
    const loaded = resource.load('a', desk.fetch);
    await desk.refuse(0, offline);
    await clock.advance(2000);
    await desk.answer(1, 'A');

    expect(await loaded).toEqual({ ok: true, value: 'A' });
    expect(resource.status).toBe('ready');
  });

  test('does not retry where it is told not to, as on a server', async () => {
    const { clock, desk, resource } = setUp({ retries: 0 });
    void resource.load('a', desk.fetch);
    await desk.refuse(0, offline);

    expect(resource.status).toBe('failed');
    expect(clock.waiting).toBe(0);
  });

  test.each<ApiError>([
    { kind: 'notFound' },
    { kind: 'contract', path: 'data.0.nome' },
    { kind: 'validation', fields: {}, message: '' },
    { kind: 'forbidden', messages: [] },
  ])('does not retry what would fail again: $kind', async (error) => {
    const { clock, desk, resource } = setUp();
    void resource.load('a', desk.fetch);
    await desk.refuse(0, error);

    expect(resource.error).toEqual(error);
    expect(clock.waiting).toBe(0);
  });

  test('takes "not found" as an answer that needs no asking again for a minute', async () => {
    const { clock, desk, resource } = setUp();
    void resource.load('a', desk.fetch);
    await desk.refuse(0, { kind: 'notFound' });

    await clock.advance(59_999);
    void resource.load('a', desk.fetch);
    expect(desk.asked).toHaveLength(1);

    await clock.advance(1);
    void resource.load('a', desk.fetch);
    expect(desk.asked).toHaveLength(2);
  });

  // Spec: storefront 4.23
  test('begins to count anew when it is retried by hand', async () => {
    const { clock, desk, resource } = setUp();
    void resource.load('a', desk.fetch);
    await desk.refuse(0, offline);
    await clock.advance(2000);
    await desk.refuse(1, offline);

    void resource.loadAnew('a', desk.fetch);
    await desk.refuse(2, offline);
    await clock.advance(2000);

    expect(desk.asked).toHaveLength(4);
    expect(resource.state).toMatchObject({ status: 'loading', attempt: 2 });
  });

  test('stops waiting for a retry when another key is asked for', async () => {
    const { clock, desk, resource } = setUp();
    void resource.load('a', desk.fetch);
    await desk.refuse(0, offline);

    void resource.load('b', desk.fetch);
    await desk.answer(1, 'B');
    await clock.advance(60_000);

    expect(desk.asked).toHaveLength(2);
    expect(resource.data).toBe('B');
  });

  test('keeps the earlier data of the same key beside the failure', async () => {
    const { clock, desk, resource } = setUp({ freshMs: 1, retries: 0 });
    void resource.load('a', desk.fetch);
    await desk.answer(0, 'A');
    await clock.advance(1);
    void resource.load('a', desk.fetch);
    await desk.refuse(1, offline);

    expect(resource.status).toBe('failed');
    expect(resource.data).toBe('A');
  });

  test('asks again when the network is back, but only for a passing reason', async () => {
    const { desk, resource } = setUp({ retries: 0 });
    void resource.load('a', desk.fetch);
    await desk.refuse(0, offline);
    resource.retryFailed();
    expect(desk.asked).toHaveLength(2);

    await desk.refuse(1, { kind: 'notFound' });
    resource.retryFailed();
    expect(desk.asked).toHaveLength(2);
  });
});

describe('resources of a shop', () => {
  test('are collected by name, those that have settled', async () => {
    const resources = new Resources({ clock: new ManualClock(), retries: 0 });
    const settled = resources.create<string>('settled');
    resources.create<string>('idle');
    await settled.load('a', () => Promise.resolve({ ok: true, value: 'A' }));
    expect(resources.snapshot()).toEqual({ settled: { status: 'ready', key: 'a', data: 'A' } });
  });

  test('of a name that is made again begin where the one before was, which stops', async () => {
    const desk = new Desk();
    const resources = new Resources({ clock: new ManualClock(), retries: 0 });
    const before = resources.create<string>('thing');
    void before.load('a', desk.fetch);
    await desk.answer(0, 'A');
    void before.load('b', desk.fetch);

    const after = resources.create<string>('thing');

    expect(desk.asked[1]?.signal.aborted).toBe(true);
    expect(after.state).toMatchObject({ status: 'ready', key: 'a' });
    expect(after.data).toBe('A');
  });
});

describe('snapshots', () => {
  test('begin where the server ended, and count as fresh', async () => {
    const { clock, desk, resource } = setUp();
    void resource.load('a', desk.fetch);
    await desk.answer(0, 'A');
    const json = JSON.parse(JSON.stringify(resource.snapshot()));

    const taken = new Resource<string>({ clock, freshMs: 1000, snapshot: json });

    expect(taken.data).toBe('A');
    await taken.load('a', desk.fetch);
    expect(desk.asked).toHaveLength(1);
  });

  test('keep a failure, so that the first render equals the server’s', async () => {
    const { clock, desk, resource } = setUp({ retries: 0 });
    void resource.load('a', desk.fetch);
    await desk.refuse(0, offline);

    const taken = new Resource<string>({ clock, snapshot: resource.snapshot() });

    expect(taken.state).toMatchObject({ status: 'failed', key: 'a', error: offline });
  });

  test('say nothing of what has not settled', () => {
    const { desk, resource } = setUp();
    expect(resource.snapshot()).toBeUndefined();
    void resource.load('a', desk.fetch);
    expect(resource.snapshot()).toBeUndefined();
  });
});

describe('what the server rendered', () => {
  function setUpHydrating() {
    let hydrate = () => {};
    const hydrated = new Promise<void>((resolve) => (hydrate = resolve));
    const desk = new Desk();
    const snapshot = { status: 'ready', key: 'a', data: 'A' } as const;
    const options = { clock: new ManualClock(), snapshot, hydrated: () => hydrated };
    return { desk, hydrate, resource: new Resource<string>(options) };
  }

  test('stands until the page is hydrated, whatever is asked for', async () => {
    const { desk, hydrate, resource } = setUpHydrating();
    const seen: string[] = [];
    autorun(() => seen.push(`${resource.status} ${resource.data ?? '-'}`));

    const loaded = resource.loadAnew('a', desk.fetch);
    await desk.answer(0, 'B');
    expect(seen).toEqual(['ready A']);

    hydrate();
    expect(await loaded).toEqual({ ok: true, value: 'B' });
    expect(seen).toEqual(['ready A', 'loading A', 'ready B']);
  });

  test('stands when nobody wants a newer answer by the time the page is hydrated', async () => {
    const { desk, hydrate, resource } = setUpHydrating();
    const loaded = resource.loadAnew('a', desk.fetch);
    resource.abort();

    expect(await loaded).toEqual({ ok: false, error: { kind: 'aborted' } });
    await desk.answer(0, 'B');
    hydrate();
    await settle();
    expect(desk.asked[0]?.signal.aborted).toBe(true);
    expect(resource.data).toBe('A');
  });

  test('gives way at once when the page is hydrated already', async () => {
    const { desk, hydrate, resource } = setUpHydrating();
    hydrate();
    void resource.load('b', desk.fetch);
    await settle();
    await desk.answer(0, 'B');

    void resource.load('c', desk.fetch);
    expect(resource.status).toBe('loading');
  });
});

test('fails at once, and lets the mistake through, when asking throws', async () => {
  const { clock, resource } = setUp();
  const broken = resource.load('a', () => Promise.reject(new TypeError('a mistake of ours')));

  await expect(broken).rejects.toThrow('a mistake of ours');
  expect(resource.error).toEqual({ kind: 'defect' });
  resource.retryFailed();
  await clock.advance(60_000);
  expect(resource.status).toBe('failed');
});

describe('an asker who leaves', () => {
  test('gets nothing, and ends the load when nobody else wants it', async () => {
    const { desk, resource } = setUp();
    const leaving = new AbortController();
    const left = resource.load('a', desk.fetch, leaving.signal);

    leaving.abort();

    expect(await left).toEqual({ ok: false, error: { kind: 'aborted' } });
    await settle();
    expect(desk.asked[0]?.signal.aborted).toBe(true);
    expect(resource.status).toBe('idle');
  });

  test('takes nothing from those who still want it', async () => {
    const { desk, resource } = setUp();
    const leaving = new AbortController();
    const left = resource.load('a', desk.fetch, leaving.signal);
    const other = resource.load('a', desk.fetch);

    leaving.abort();
    await desk.answer(0, 'A');

    expect(await left).toEqual({ ok: false, error: { kind: 'aborted' } });
    expect(await other).toEqual({ ok: true, value: 'A' });
  });

  test('goes on with the same load when asking again at once', async () => {
    const { desk, resource } = setUp();
    const leaving = new AbortController();
    void resource.load('a', desk.fetch, leaving.signal);

    leaving.abort();
    const again = resource.load('a', desk.fetch, new AbortController().signal);
    await desk.answer(0, 'A');

    expect(await again).toEqual({ ok: true, value: 'A' });
    expect(desk.asked).toHaveLength(1);
  });

  test('asks nothing once gone', async () => {
    const { desk, resource } = setUp();
    void resource.load('a', desk.fetch);
    await desk.answer(0, 'A');

    const gone = AbortSignal.abort();
    expect(await resource.load('a', desk.fetch, gone)).toMatchObject({ ok: false });
    expect(await resource.loadAnew('b', desk.fetch, gone)).toMatchObject({ ok: false });
    expect(desk.asked).toHaveLength(1);
    expect(resource.data).toBe('A');
  });
});
