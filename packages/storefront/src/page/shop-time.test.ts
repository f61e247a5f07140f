import { expect, it } from 'vitest';
import { shopDay, shopYear } from './shop-time.ts';

it.each([
  ['2027-01-01T02:59:59Z', '2026'],
  ['2027-01-01T03:00:00Z', '2027'],
])('at %s the year in Paraguay is %s', (time, year) => {
  expect(shopYear(Date.parse(time))).toBe(year);
});

it.each([
  ['2026-11-21T02:59:59Z', '20/11/2026'],
  ['2026-11-21T03:00:00Z', '21/11/2026'],
  ['2027-01-01T02:59:59Z', '31/12/2026'],
])('at %s the day in Paraguay is %s', (time, day) => {
  expect(shopDay(Date.parse(time))).toBe(day);
});

it('a time that is not known is no day', () => {
  expect(shopDay(null)).toBeUndefined();
});
