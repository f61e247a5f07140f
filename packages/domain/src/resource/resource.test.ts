import { autorun } from 'mobx';
import { describe, expect, test } from 'vitest';
import type { ApiError, Result } from '../api/index.ts';
import { ManualClock, settle } from '../testing/index.ts';
import type { Fetcher } from './answer.ts';
import { Resource } from './resource.ts';
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

const a = ['a'];
const b = ['b'];

function setUp(options: { freshMs?: number; retries?: number } = {}) {
  const clock = new ManualClock();
  const desk = new Desk();
  return { clock, desk, resource: new Resource<string>({ clock, ...options }) };
}

describe('loading', () => {
  test('goes from idle through loading to ready', async () => {
    const { desk, resource } = setUp();
    const seen: string[] = [];
    autorun(() => seen.push(`${resource.of(a).status} ${resource.of(a).data ?? '-'}`));

    const loaded = resource.load(a, desk.fetch);
    await desk.answer(0, 'A');

    expect(await loaded).toEqual({ ok: true, value: 'A' });
    expect(seen).toEqual(['idle -', 'loading -', 'ready A']);
  });

  // Spec: decision 19
  test('asks once when the same key is asked for while it loads', async () => {
    const { desk, resource } = setUp();

    const both = Promise.all([resource.load(a, desk.fetch), resource.load(a, desk.fetch)]);
    await desk.answer(0, 'A');

    expect(await both).toEqual([
      { ok: true, value: 'A' },
      { ok: true, value: 'A' },
    ]);
    expect(desk.asked).toHaveLength(1);
  });

  test('skips a key whose answer is fresh, and asks again when it is not', async () => {
    const { clock, desk, resource } = setUp({ freshMs: 1000 });
    void resource.load(a, desk.fetch);
    await desk.answer(0, 'A');

    await clock.advance(999);
    expect(await resource.load(a, desk.fetch)).toEqual({ ok: true, value: 'A' });
    expect(desk.asked).toHaveLength(1);

    await clock.advance(1);
    void resource.load(a, desk.fetch);
    expect(desk.asked).toHaveLength(2);
    expect(resource.of(a).status).toBe('loading');
    expect(resource.of(a).data).toBe('A');
  });

  test('keeps the answers to several keys, each for itself', async () => {
    const { desk, resource } = setUp();
    void resource.load(a, desk.fetch);
    void resource.load(b, desk.fetch);
    await desk.answer(1, 'B');
    expect(resource.of(a).status).toBe('loading');
    await desk.answer(0, 'A');

    expect([resource.of(a).data, resource.of(b).data]).toEqual(['A', 'B']);
    await resource.load(a, desk.fetch);
    expect(desk.asked).toHaveLength(2);
  });

  test('has the answer read last stand in for one of its scope that is not there yet', async () => {
    const { desk, resource } = setUp();
    const [drills, moreDrills, saws] = [
      ['drills', '1'],
      ['drills', '2'],
      ['saws', '1'],
    ];
    void resource.load(drills, desk.fetch);
    await desk.answer(0, 'Drills');
    resource.of(drills);

    expect(resource.latest(moreDrills, ['drills'])).toBe('Drills');
    expect(resource.latest(saws, ['saws'])).toBeUndefined();
    expect(resource.latest(saws)).toBe('Drills');
  });

  test('has no prefetched answer stand in for another: nobody has seen it', async () => {
    const { desk, resource } = setUp();
    void resource.load(a, desk.fetch);
    await desk.answer(0, 'A');
    expect(resource.latest(b)).toBeUndefined();
  });

  test('reports to the readers of a key what becomes of it, and of no other', async () => {
    const { desk, resource } = setUp();
    const seen: unknown[] = [];
    autorun(() => seen.push(resource.of(a).data));
    void resource.load(b, desk.fetch);
    await desk.answer(0, 'B');
    expect(seen).toEqual([undefined]);
    void resource.load(a, desk.fetch);
    await desk.answer(1, 'A');
    expect(seen).toEqual([undefined, undefined, 'A']);
  });

  test('goes back to what was known when it is aborted', async () => {
    const { desk, resource } = setUp();
    void resource.load(a, desk.fetch);
    await desk.answer(0, 'A');
    void resource.loadAnew(a, desk.fetch);
    void resource.load(b, desk.fetch);

    resource.abort();

    expect(resource.of(a)).toMatchObject({ status: 'ready', data: 'A' });
    expect(resource.of(b).status).toBe('idle');
    expect(desk.asked.map(({ signal }) => signal.aborted)).toEqual([false, true, true]);
  });
});

describe('what is kept', () => {
  const loaded = (value: string) => () => Promise.resolve({ ok: true, value } as const);

  test('is what was read last, and before that goes what nobody has read', async () => {
    const resource = new Resource<string>({ clock: new ManualClock(), keptAnswers: 3 });
    for (const key of ['a', 'b', 'c']) await resource.load([key], loaded(key));
    resource.of(a);
    resource.of(b);
    await resource.load(['d'], loaded('d'));
    resource.of(['d']);
    await resource.load(['e'], loaded('e'));

    expect(resource.snapshot().map(({ key: [name] }) => name)).toEqual(['b', 'd', 'e']);
  });

  test('is also what a screen shows, however long ago it was read', async () => {
    const resource = new Resource<string>({ clock: new ManualClock(), keptAnswers: 1 });
    await resource.load(a, loaded('A'));
    const stop = autorun(() => resource.of(a));
    for (const key of ['b', 'c', 'd']) await resource.load([key], loaded(key));
    expect(resource.snapshot().map(({ key: [name] }) => name)).toEqual(['a', 'd']);

    stop();
    await resource.load(['e'], loaded('e'));
    expect(resource.snapshot().map(({ key: [name] }) => name)).toEqual(['e']);
  });
});

describe('failing', () => {
  // Spec: storefront 4.30, 9.8
  test('retries by itself after 2, 4 and 6 seconds, then has failed', async () => {
    const { clock, desk, resource } = setUp();
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
    const { clock, desk, resource } = setUp();
    const loaded = resource.load(a, desk.fetch);
    await desk.refuse(0, offline);
    await clock.advance(2000);
    await desk.answer(1, 'A');

    expect(await loaded).toEqual({ ok: true, value: 'A' });
    expect(resource.of(a).status).toBe('ready');
  });

  test('does not retry where it is told not to, as on a server', async () => {
    const { clock, desk, resource } = setUp({ retries: 0 });
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
    const { clock, desk, resource } = setUp();
    void resource.load(a, desk.fetch);
    await desk.refuse(0, error);

    expect(resource.of(a).error).toEqual(error);
    expect(clock.waiting).toBe(0);
  });

  test('takes "not found" as an answer that needs no asking again for a minute', async () => {
    const { clock, desk, resource } = setUp();
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
  test('begins to count anew when it is retried by hand', async () => {
    const { clock, desk, resource } = setUp();
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
    const { clock, desk, resource } = setUp();
    const leaving = new AbortController();
    void resource.load(a, desk.fetch, leaving.signal);
    await desk.refuse(0, offline);

    leaving.abort();
    await clock.advance(60_000);

    expect(desk.asked).toHaveLength(1);
    expect(resource.of(a).status).toBe('idle');
  });

  test('keeps the earlier data of the same key beside the failure', async () => {
    const { clock, desk, resource } = setUp({ freshMs: 1, retries: 0 });
    void resource.load(a, desk.fetch);
    await desk.answer(0, 'A');
    await clock.advance(1);
    void resource.load(a, desk.fetch);
    await desk.refuse(1, offline);

    expect(resource.of(a).status).toBe('failed');
    expect(resource.of(a).data).toBe('A');
  });

  test('asks again when the network is back for what is read, but only for a passing reason', async () => {
    const { desk, resource } = setUp({ retries: 0 });
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

describe('resources of a shop', () => {
  test('are collected by name, those that have settled', async () => {
    const resources = new Resources({ clock: new ManualClock(), retries: 0 });
    const settled = resources.create<string>('settled');
    resources.create<string>('idle');
    await settled.load(a, () => Promise.resolve({ ok: true, value: 'A' }));
    expect(resources.snapshot()).toEqual({ settled: [{ status: 'ready', key: a, data: 'A' }] });
  });

  test('of a name that is made again begin where the one before was, which stops', async () => {
    const desk = new Desk();
    const resources = new Resources({ clock: new ManualClock(), retries: 0 });
    const before = resources.create<string>('thing');
    void before.load(a, desk.fetch);
    await desk.answer(0, 'A');
    void before.load(b, desk.fetch);

    const after = resources.create<string>('thing');

    expect(desk.asked[1]?.signal.aborted).toBe(true);
    expect(after.of(a)).toMatchObject({ status: 'ready', data: 'A' });
  });
});

describe('snapshots', () => {
  test('begin where the server ended, and count as fresh', async () => {
    const { clock, desk, resource } = setUp();
    void resource.load(a, desk.fetch);
    await desk.answer(0, 'A');
    const json = JSON.parse(JSON.stringify(resource.snapshot()));

    const taken = new Resource<string>({ clock, freshMs: 1000, snapshot: json });

    expect(taken.of(a).data).toBe('A');
    await taken.load(a, desk.fetch);
    expect(desk.asked).toHaveLength(1);
  });

  test('keep a failure, so that the first render equals the server’s', async () => {
    const { clock, desk, resource } = setUp({ retries: 0 });
    void resource.load(a, desk.fetch);
    await desk.refuse(0, offline);

    const taken = new Resource<string>({ clock, snapshot: resource.snapshot() });

    expect(taken.of(a)).toMatchObject({ status: 'failed', error: offline });
  });

  test('say nothing of what has not settled', () => {
    const { desk, resource } = setUp();
    expect(resource.snapshot()).toEqual([]);
    void resource.load(a, desk.fetch);
    expect(resource.snapshot()).toEqual([]);
  });
});

describe('what the server rendered', () => {
  function setUpHydrating() {
    let hydrate = () => {};
    const hydrated = new Promise<void>((resolve) => (hydrate = resolve));
    const desk = new Desk();
    const snapshot = [{ status: 'ready', key: a, data: 'A' } as const];
    const options = { clock: new ManualClock(), snapshot, hydrated: () => hydrated };
    return { desk, hydrate, resource: new Resource<string>(options) };
  }

  test('stands until the page is hydrated, whatever is asked for', async () => {
    const { desk, hydrate, resource } = setUpHydrating();
    const seen: string[] = [];
    autorun(() => seen.push(`${resource.of(a).status} ${resource.of(a).data ?? '-'}`));

    const loaded = resource.loadAnew(a, desk.fetch);
    await desk.answer(0, 'B');
    expect(seen).toEqual(['ready A']);

    hydrate();
    expect(await loaded).toEqual({ ok: true, value: 'B' });
    expect(seen).toEqual(['ready A', 'loading A', 'ready B']);
  });

  test('stands when nobody wants a newer answer by the time the page is hydrated', async () => {
    const { desk, hydrate, resource } = setUpHydrating();
    const loaded = resource.loadAnew(a, desk.fetch);
    resource.abort();

    expect(await loaded).toEqual({ ok: false, error: { kind: 'aborted' } });
    await desk.answer(0, 'B');
    hydrate();
    await settle();
    expect(desk.asked[0]?.signal.aborted).toBe(true);
    expect(resource.of(a).data).toBe('A');
  });

  test('gives way at once when the page is hydrated already', async () => {
    const { desk, hydrate, resource } = setUpHydrating();
    hydrate();
    void resource.load(b, desk.fetch);
    await settle();
    await desk.answer(0, 'B');

    void resource.loadAnew(a, desk.fetch);
    expect(resource.of(a).status).toBe('loading');
  });
});

test('fails at once, and lets the mistake through, when asking throws', async () => {
  const { clock, resource } = setUp();
  const broken = resource.load(a, () => Promise.reject(new TypeError('a mistake of ours')));

  await expect(broken).rejects.toThrow('a mistake of ours');
  expect(resource.of(a).error).toEqual({ kind: 'defect' });
  resource.retryFailed();
  await clock.advance(60_000);
  expect(resource.of(a).status).toBe('failed');
});

describe('an asker who leaves', () => {
  test('gets nothing, and ends the load when nobody else wants it', async () => {
    const { desk, resource } = setUp();
    const leaving = new AbortController();
    const left = resource.load(a, desk.fetch, leaving.signal);

    leaving.abort();

    expect(await left).toEqual({ ok: false, error: { kind: 'aborted' } });
    await settle();
    expect(desk.asked[0]?.signal.aborted).toBe(true);
    expect(resource.of(a).status).toBe('idle');
  });

  test('takes nothing from those who still want it', async () => {
    const { desk, resource } = setUp();
    const leaving = new AbortController();
    const left = resource.load(a, desk.fetch, leaving.signal);
    const other = resource.load(a, desk.fetch);

    leaving.abort();
    await desk.answer(0, 'A');

    expect(await left).toEqual({ ok: false, error: { kind: 'aborted' } });
    expect(await other).toEqual({ ok: true, value: 'A' });
  });

  test('goes on with the same load when asking again at once', async () => {
    const { desk, resource } = setUp();
    const leaving = new AbortController();
    void resource.load(a, desk.fetch, leaving.signal);

    leaving.abort();
    const again = resource.load(a, desk.fetch, new AbortController().signal);
    await desk.answer(0, 'A');

    expect(await again).toEqual({ ok: true, value: 'A' });
    expect(desk.asked).toHaveLength(1);
  });

  test('asks nothing once gone', async () => {
    const { desk, resource } = setUp();
    void resource.load(a, desk.fetch);
    await desk.answer(0, 'A');

    const gone = AbortSignal.abort();
    expect(await resource.load(a, desk.fetch, gone)).toMatchObject({ ok: false });
    expect(await resource.loadAnew(a, desk.fetch, gone)).toMatchObject({ ok: false });
    expect(desk.asked).toHaveLength(1);
    expect(resource.of(a).data).toBe('A');
  });
});
