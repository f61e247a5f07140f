import { expect, it } from 'vitest';
import { shopYear } from './shop-time.ts';

it.each([
  ['2027-01-01T02:59:59Z', '2026'],
  ['2027-01-01T03:00:00Z', '2027'],
])('at %s the year in Paraguay is %s', (time, year) => {
  expect(shopYear(Date.parse(time))).toBe(year);
});
