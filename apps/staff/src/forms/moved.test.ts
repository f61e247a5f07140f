import { expect, it } from 'vitest';
import { moved } from './moved.ts';

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
])('an entry at %d goes to %d', (from, to, expected) => {
  const list = ['a', 'b', 'c'];

  expect(moved(list, from, to).join('')).toBe(expected);
  expect(list.join('')).toBe('abc');
});
