import { autorun } from 'mobx';
import { describe, expect, test } from 'vitest';
import type { ApiError } from '../api/index.ts';
import { Desk, setUpResource } from '../testing/desk.ts';
import { ManualClock, settle } from '../testing/index.ts';
import { Resource } from './resource.ts';

const a = ['a'];
const b = ['b'];

const offline: ApiError = { kind: 'offline' };

describe('snapshots', () => {
  test('begin where the server ended, and count as fresh', async () => {
    const { clock, desk, resource } = setUpResource();
    void resource.load(a, desk.fetch);
    await desk.answer(0, 'A');
    const json = JSON.parse(JSON.stringify(resource.snapshot()));

    const taken = new Resource<string>({ clock, freshMs: 1000, snapshot: json });

    expect(taken.of(a).data).toBe('A');
    await taken.load(a, desk.fetch);
    expect(desk.asked).toHaveLength(1);
  });

  test('keep a failure, so that the first render equals the server’s', async () => {
    const { clock, desk, resource } = setUpResource({ retries: 0 });
    void resource.load(a, desk.fetch);
    await desk.refuse(0, offline);

    const taken = new Resource<string>({ clock, snapshot: resource.snapshot() });

    expect(taken.of(a)).toMatchObject({ status: 'failed', error: offline });
  });

  test('say nothing of what has not settled', () => {
    const { desk, resource } = setUpResource();
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

  test('stays when no newer answer is wanted once the page is hydrated', async () => {
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
