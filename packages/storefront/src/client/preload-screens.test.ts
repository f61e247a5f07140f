import { expect, it } from 'vitest';
import { products } from '../screens/product-list/route.ts';
import { product } from '../screens/product-page/route.ts';
import { preloadScreens } from './preload-screens.ts';

const statuses = () => [product, products].map(({ screen }) => screen.status);

// Each screen is fetched once in a process, so that the order of the two matters.

it('fetches nothing for who saves data', async () => {
  await preloadScreens(() => Promise.resolve(), { saveData: true });
  expect(statuses()).toEqual(['idle', 'idle']);
});

it('fetches one screen after the other, whenever the page is at rest', async () => {
  const rests: string[][] = [];
  await preloadScreens(() => {
    rests.push(statuses());
    return Promise.resolve();
  }, {});
  expect(statuses()).toEqual(['loaded', 'loaded']);
  expect(rests).toEqual([
    ['idle', 'idle'],
    ['loaded', 'idle'],
    ['loaded', 'idle'],
    ['loaded', 'loaded'],
  ]);
});
