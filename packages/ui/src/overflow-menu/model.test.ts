import { expect, test } from 'vitest';
import { fitting } from './use-overflow.ts';

test.each([
  ['all when they fit exactly', [100, 200, 300], 300, 80, 3],
  ['those that leave room for the button', [100, 200, 300], 299, 80, 2],
  ['none when the row is narrower than one and the button', [100, 200], 150, 80, 0],
  ['none of none', [], 0, 80, 0],
])('a row holds %s', (_, ends, width, button, expected) => {
  expect(fitting(ends, width, button)).toBe(expected);
});
