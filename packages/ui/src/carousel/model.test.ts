import { expect, test } from 'vitest';
import { stepPage } from './model.ts';

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
