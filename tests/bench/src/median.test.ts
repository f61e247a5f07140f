import { expect, test } from 'vitest';
import { median } from './median.ts';

test.each([
  [[3], 3],
  [[5, 1, 3], 3],
  [[10, 9, 2, 1], 5.5],
  [[4, 100, 3, 2, 1], 3],
])('of %j is %d', (figures, middle) => {
  expect(median(figures)).toBe(middle);
});
