import { expect, test } from 'vitest';
import { createQueue } from './queue.ts';

/** Work that ends when it is told to. */
function piece() {
  const { promise, resolve } = Promise.withResolvers<string>();
  let begun = false;
  const work = () => {
    begun = true;
    return promise;
  };
  return { work, end: resolve, begun: () => begun };
}

test('a queue has one piece of work done while as many wait as it has room for, and refuses others', async () => {
  const queue = createQueue(1, 1);
  const [first, second, third] = [piece(), piece(), piece()];

  const one = queue(first.work);
  const two = queue(second.work);
  const refused = queue(third.work);

  await expect.poll(first.begun).toBe(true);
  expect([first.begun(), second.begun(), third.begun()]).toEqual([true, false, false]);
  expect(refused).toBeUndefined();
  first.end('first');
  expect(await one).toBe('first');
  second.end('second');
  expect(await two).toBe('second');
});

test('a queue has room again when work has failed', async () => {
  const queue = createQueue(1, 0);

  await expect(queue(() => Promise.reject(new Error('no')))).rejects.toThrow('no');

  expect(await queue(() => Promise.resolve('done'))).toBe('done');
});
