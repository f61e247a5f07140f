import { autorun } from 'mobx';
import { describe, expect, test } from 'vitest';
import { setUpResource } from '../testing/desk.ts';
import { ManualClock, settle } from '../testing/index.ts';
import { Resource } from './resource.ts';

const a = ['a'];
const b = ['b'];

describe('loading', () => {
  test('goes from idle through loading to ready', async () => {
    const { desk, resource } = setUpResource();
    const seen: string[] = [];
    autorun(() => seen.push(`${resource.of(a).status} ${resource.of(a).data ?? '-'}`));

    const loaded = resource.load(a, desk.fetch);
    await desk.answer(0, 'A');

    expect(await loaded).toEqual({ ok: true, value: 'A' });
    expect(seen).toEqual(['idle -', 'loading -', 'ready A']);
  });

  // Spec: decision 19
  test('asks once when the same key is asked for while it loads', async () => {
    const { desk, resource } = setUpResource();

    const both = Promise.all([resource.load(a, desk.fetch), resource.load(a, desk.fetch)]);
    await desk.answer(0, 'A');

    expect(await both).toEqual([
      { ok: true, value: 'A' },
      { ok: true, value: 'A' },
    ]);
    expect(desk.asked).toHaveLength(1);
  });

  test('skips a key whose answer is fresh, and asks again when it is not', async () => {
    const { clock, desk, resource } = setUpResource({ freshMs: 1000 });
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
    const { desk, resource } = setUpResource();
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
    const { desk, resource } = setUpResource();
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

  test('never shows a prefetched answer in place of another: it has not been seen', async () => {
    const { desk, resource } = setUpResource();
    void resource.load(a, desk.fetch);
    await desk.answer(0, 'A');
    expect(resource.latest(b)).toBeUndefined();
  });

  test('reports to the readers of a key what becomes of it, and of no other', async () => {
    const { desk, resource } = setUpResource();
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
    const { desk, resource } = setUpResource();
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

  test('is what was read last; prefetched answers that were never read go first', async () => {
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

describe('an asker who leaves', () => {
  test('gets nothing, and ends the load when no other caller wants it', async () => {
    const { desk, resource } = setUpResource();
    const leaving = new AbortController();
    const left = resource.load(a, desk.fetch, leaving.signal);

    leaving.abort();

    expect(await left).toEqual({ ok: false, error: { kind: 'aborted' } });
    await settle();
    expect(desk.asked[0]?.signal.aborted).toBe(true);
    expect(resource.of(a).status).toBe('idle');
  });

  test('takes nothing from those who still want it', async () => {
    const { desk, resource } = setUpResource();
    const leaving = new AbortController();
    const left = resource.load(a, desk.fetch, leaving.signal);
    const other = resource.load(a, desk.fetch);

    leaving.abort();
    await desk.answer(0, 'A');

    expect(await left).toEqual({ ok: false, error: { kind: 'aborted' } });
    expect(await other).toEqual({ ok: true, value: 'A' });
  });

  test('goes on with the same load when asking again at once', async () => {
    const { desk, resource } = setUpResource();
    const leaving = new AbortController();
    void resource.load(a, desk.fetch, leaving.signal);

    leaving.abort();
    const again = resource.load(a, desk.fetch, new AbortController().signal);
    await desk.answer(0, 'A');

    expect(await again).toEqual({ ok: true, value: 'A' });
    expect(desk.asked).toHaveLength(1);
  });

  test('asks nothing once gone', async () => {
    const { desk, resource } = setUpResource();
    void resource.load(a, desk.fetch);
    await desk.answer(0, 'A');

    const gone = AbortSignal.abort();
    expect(await resource.load(a, desk.fetch, gone)).toMatchObject({ ok: false });
    expect(await resource.loadAnew(a, desk.fetch, gone)).toMatchObject({ ok: false });
    expect(desk.asked).toHaveLength(1);
    expect(resource.of(a).data).toBe('A');
  });
});
