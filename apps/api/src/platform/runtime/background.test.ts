import { expect, test } from 'vitest';
import { createBackground } from './background.ts';
import { silentLog } from './log.ts';

test('work starts once the answer is on its way, so that its time does not show in it', async () => {
  const background = createBackground(silentLog);
  const done: string[] = [];

  background.later('work', async () => void done.push('work'));
  // An answer passes through a few functions that await each other before it leaves.
  for (let step = 0; step < 1000; step += 1) await Promise.resolve();
  done.push('answer');
  await background.idle();

  expect(done).toEqual(['answer', 'work']);
});

test('work that fails ends only itself', async () => {
  const background = createBackground(silentLog);
  const done: string[] = [];

  background.later('failing', () => Promise.reject(new Error('no')));
  background.later('work', async () => void done.push('work'));
  await background.idle();

  expect(done).toEqual(['work']);
});

test('waiting for the end of all work includes what work itself has started', async () => {
  const background = createBackground(silentLog);
  const done: string[] = [];

  background.later('first', async () => {
    background.later('second', async () => void done.push('second'));
  });
  await background.idle();

  expect(done).toEqual(['second']);
});
