import { describe, expect, test } from 'vitest';
import { oneAtATime } from '../testing/index.ts';
import { inTurn, type Exclusive } from './index.ts';

/** As where site data are blocked. */
const refused: Exclusive = () => Promise.reject(new DOMException('denied', 'SecurityError'));

describe.each([
  ['the browser has no locks', undefined],
  ['the browser refuses its locks', refused],
  ['the browser has locks', oneAtATime()],
])('where %s', (_, locks) => {
  test('tasks of one name wait for one another, whatever becomes of them', async () => {
    const exclusive = inTurn(locks);
    const seen: string[] = [];
    const task =
      (name: string, fails = false) =>
      async () => {
        seen.push(`${name} begins`);
        await Promise.resolve();
        seen.push(`${name} ends`);
        if (fails) throw new Error(name);
        return name;
      };

    const all = await Promise.allSettled([
      exclusive('cart', task('first', true)),
      exclusive('cart', task('second')),
    ]);

    expect(seen).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
    expect(all).toEqual([
      { status: 'rejected', reason: new Error('first') },
      { status: 'fulfilled', value: 'second' },
    ]);
  });

  test('tasks of other names do not wait', async () => {
    const exclusive = inTurn(locks);
    let end = () => {};
    const waiting = exclusive('cart', () => new Promise<void>((resolve) => (end = resolve)));

    expect(await exclusive('registration', () => Promise.resolve('done'))).toBe('done');
    end();
    await waiting;
  });
});

test('a task that fails under a lock is not run again without it', async () => {
  let runs = 0;
  const failing = inTurn(oneAtATime())('cart', () => {
    runs += 1;
    return Promise.reject(new Error('no'));
  });
  await expect(failing).rejects.toThrow('no');
  expect(runs).toBe(1);
});
