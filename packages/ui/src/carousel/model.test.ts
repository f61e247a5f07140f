import { expect, test } from 'vitest';
import { stepOfSwipe, stepPage } from './model.ts';

test.each([
  [0, 1, 3, 1],
  [2, 1, 3, 0],
  [0, -1, 3, 2],
  [1, -1, 3, 0],
  [0, 1, 1, 0],
  [0, 1, 0, 0],
])('from page %d a step of %d among %d leads to %d', (page, step, pageCount, expected) => {
  expect(stepPage(page, step, pageCount)).toBe(expected);
});

test.each([
  [-50, 1],
  [-49, 0],
  [0, 0],
  [49, 0],
  [50, -1],
])('a swipe of %d px means a step of %d', (distance, expected) => {
  expect(stepOfSwipe(distance)).toBe(expected);
});
