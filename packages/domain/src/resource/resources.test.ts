import { describe, expect, test } from 'vitest';
import { Desk } from '../testing/desk.ts';
import { ManualClock } from '../testing/index.ts';
import { Resources } from './resources.ts';

const a = ['a'];
const b = ['b'];

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
