import { expect, test } from 'vitest';
import { optionAfterKey } from './use-search-box.ts';

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 5, -1],
  ['ArrowUp', -1, 5],
  ['ArrowUp', 0, -1],
  ['ArrowUp', 3, 2],
  ['Enter', 3, null],
])('%s on option %d of six leads to %j', (key, active, expected) => {
  expect(optionAfterKey(key, active, 6)).toBe(expected);
});

test('an arrow key in an empty list is left to the text', () => {
  expect(optionAfterKey('ArrowDown', -1, 0)).toBeNull();
});
