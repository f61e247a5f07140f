import { expect, test } from 'vitest';
import { createQueue } from './queue.ts';

/** Work that ends when the test says so. */
function piece() {
  const { promise, resolve } = Promise.withResolvers<string>();
  let begun = false;
  const work = () => {
    begun = true;
    return promise;
  };
  return { work, end: resolve, begun: () => begun };
}

/** No more may wait because its work is quick. */
const slow = { most: 1, room: 0, quickRoom: 0, quickMs: 0, usualMs: 0 };

test('a queue has one piece of work done while as many wait as it has room for, and refuses others', async () => {
  const queue = createQueue({ ...slow, room: 1 });
  const [first, second, third] = [piece(), piece(), piece()];

  const one = queue.run(first.work);
  const two = queue.run(second.work);
  const refused = queue.run(third.work);

  await expect.poll(first.begun).toBe(true);
  expect([first.begun(), second.begun(), third.begun()]).toEqual([true, false, false]);
  expect(refused).toBeUndefined();
  first.end('first');
  expect(await one).toBe('first');
  second.end('second');
  expect(await two).toBe('second');
});

test('a queue has room again when work has failed', async () => {
  const queue = createQueue(slow);

  await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');

  expect(await queue.run(() => Promise.resolve('done'))).toBe('done');
});

/** A queue in which at least one and at most eight wait, and its time. */
function queueOfEight() {
  let time = 0;
  const options = { most: 1, room: 1, quickRoom: 8, quickMs: 2_000, usualMs: 100 };
  const queue = createQueue(options, () => time);
  /** How many are done or wait when twenty come at once. */
  const taken = async () => {
    const all = Array.from({ length: 20 }, () => queue.run(() => Promise.resolve()));
    const taken = all.filter((one) => one !== undefined);
    await Promise.all(taken);
    return taken.length;
  };
  /** Does work that takes so long, again and again. */
  const take = async (ms: number) => {
    for (let round = 0; round < 30; round += 1) {
      await queue.run(() => Promise.resolve((time += ms)));
    }
  };
  return { queue, taken, take };
}

test('a queue of quick work is longer, up to its bound', async () => {
  expect(await queueOfEight().taken()).toBe(9);
});

test('a queue is as short as its work is slow, but keeps the room that it has in any case', async () => {
  const { taken, take } = queueOfEight();

  await take(500);
  expect(await taken()).toBe(5);
  await take(60_000);
  expect(await taken()).toBe(2);
});

test('a queue says when work that comes now would begin', async () => {
  const { queue, take } = queueOfEight();
  await take(500);
  const { work, end } = piece();

  expect(queue.expectedWaitMs()).toBe(0);
  const first = queue.run(work);
  const second = queue.run(work);
  expect(queue.expectedWaitMs()).toBeCloseTo(1000, -1);
  end('done');
  await first;
  await second;
});
