import { expect, test } from 'vitest';
import { cached } from './cached.ts';

/** A cache over a counter: each load gives the next number. */
function counting(limits: { ttlMs: number; staleMs?: number; size: number }) {
  let now = 1_000;
  let loads = 0;
  let broken = false;
  const get = cached({ now: () => now }, limits, async (key) => {
    loads += 1;
    if (broken) throw new Error('down');
    return `${key}${loads}`;
  });
  return {
    get,
    loads: () => loads,
    pass: (ms: number) => void (now += ms),
    break: (on: boolean) => void (broken = on),
  };
}

test('one load serves all who ask within the time, also at once', async () => {
  const { get, pass, loads } = counting({ ttlMs: 10, size: 2 });

  expect(await Promise.all([get('a'), get('a')])).toEqual(['a1', 'a1']);
  pass(9);
  expect(await get('a')).toBe('a1');
  pass(1);
  expect(await get('a')).toBe('a2');
  expect(loads()).toBe(2);
});

test('a stale value is given while a new one is fetched behind it, once', async () => {
  const { get, pass, loads } = counting({ ttlMs: 10, staleMs: 100, size: 2 });
  await get('a');

  pass(50);
  expect(await Promise.all([get('a'), get('a')])).toEqual(['a1', 'a1']);
  await expect.poll(() => get('a')).toBe('a2');
  expect(loads()).toBe(2);
});

test('a value that is too stale is not given any more', async () => {
  const { get, pass } = counting({ ttlMs: 10, staleMs: 100, size: 2 });
  await get('a');

  pass(110);

  expect(await get('a')).toBe('a2');
});

test('a failure is reported and not cached, and keeps the stale value', async () => {
  const cache = counting({ ttlMs: 10, staleMs: 100, size: 2 });
  cache.break(true);
  await expect(cache.get('a')).rejects.toThrow('down');
  cache.break(false);
  expect(await cache.get('a')).toBe('a2');

  cache.pass(20);
  cache.break(true);
  expect(await cache.get('a')).toBe('a2');
  await expect.poll(() => cache.loads()).toBe(3);
  cache.break(false);
  expect(await cache.get('a')).toBe('a2');
  await expect.poll(() => cache.get('a')).toBe('a4');
});

test('the oldest value gives way when there is no more room', async () => {
  const { get, loads } = counting({ ttlMs: 10, size: 2 });

  for (const key of ['a', 'b', 'c', 'a']) await get(key);

  expect(loads()).toBe(4);
});
