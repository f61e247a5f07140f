import { expect, it } from 'vitest';
import { agoOf } from './ago.ts';

const hour = 3_600_000;

it.each([
  [0, { value: -0, unit: 'minute' }],
  [59 * 60_000, { value: -59, unit: 'minute' }],
  [hour, { value: -1, unit: 'hour' }],
  [23.9 * hour, { value: -23, unit: 'hour' }],
  [50 * hour, { value: -2, unit: 'day' }],
])('what was %d ms ago is told in its largest unit', (passed, expected) => {
  expect(agoOf(0, passed)).toEqual(expected);
});

it('is now by a clock that is behind the server’s', () => {
  expect(agoOf(5000, 0)).toEqual({ value: -0, unit: 'minute' });
});
