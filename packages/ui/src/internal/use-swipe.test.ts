import { expect, test } from 'vitest';
import { stepOfSwipe } from './use-swipe.ts';

test.each([
  [-50, 1],
  [-49, 0],
  [0, 0],
  [49, 0],
  [50, -1],
])('a swipe of %d px means a step of %d', (distance, expected) => {
  expect(stepOfSwipe(distance)).toBe(expected);
});
