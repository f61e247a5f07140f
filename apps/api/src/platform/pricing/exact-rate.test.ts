import { expect, test } from 'vitest';
import { jumps, rateUnits } from './exact-rate.ts';

test.each([
  ['7420', 7_420_000_000_000_000n],
  ['5.42', 5_420_000_000_000n],
  ['0.000000000001', 1n],
  ['999999999999.999999999999', 999_999_999_999_999_999_999_999n],
])('%s is %d units', (rate, units) => {
  expect(rateUnits(rate)).toBe(units);
});

test.each([
  ['7000', '7350', 5, false],
  ['7000', '7350.000000000001', 5, true],
  ['7000', '6650', 5, false],
  ['7000', '6649.999999999999', 5, true],
  ['0.1', '0.11', 10, false],
  ['1', '1', 1, false],
])('from %s to %s jumps more than %d percent: %s', (from, to, percent, expected) => {
  expect(jumps(from, to, percent)).toBe(expected);
});
