import { expect, it } from 'vitest';
import { LazyModule } from '../lazy/lazy-module.ts';
import { preloadScreens } from './preload-screens.ts';

/** Two screens of which nothing is here, and how far each has come. */
function twoScreens() {
  const screens = [{}, {}].map((module) => new LazyModule(() => Promise.resolve(module)));
  return { screens, statuses: () => screens.map(({ status }) => status) };
}

it('fetches nothing for who saves data', async () => {
  const { screens, statuses } = twoScreens();
  await preloadScreens(screens, () => Promise.resolve(), { saveData: true });
  expect(statuses()).toEqual(['idle', 'idle']);
});

it('fetches one screen after the other, whenever the page is at rest', async () => {
  const { screens, statuses } = twoScreens();
  const rests: string[][] = [];
  await preloadScreens(
    screens,
    () => {
      rests.push(statuses());
      return Promise.resolve();
    },
    {},
  );
  expect(statuses()).toEqual(['loaded', 'loaded']);
  expect(rests).toEqual([
    ['idle', 'idle'],
    ['loaded', 'idle'],
    ['loaded', 'idle'],
    ['loaded', 'loaded'],
  ]);
});
