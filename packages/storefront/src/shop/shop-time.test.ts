import { expect, it, test } from 'vitest';
import { retryMoment, shopDay, shopYear } from './shop-time.ts';

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

it.each([
  ['2026-11-20T17:34:01Z', { when: 'today', hour: 14, time: '14:35', day: '20/11/2026' }],
  ['2026-11-20T17:35:00Z', { when: 'today', hour: 14, time: '14:35', day: '20/11/2026' }],
  ['2026-11-21T02:59:30Z', { when: 'later', hour: 0, time: '00:00', day: '21/11/2026' }],
  ['2026-11-21T04:05:00Z', { when: 'later', hour: 1, time: '01:05', day: '21/11/2026' }],
] as const)('at %s by the shop is %o, seen at two', (time, moment) => {
  const refusedAt = Date.parse('2026-11-20T17:00:00Z');
  const error = { kind: 'rateLimited', refusedAt, retryAt: Date.parse(time) } as const;

  expect(retryMoment(error)).toEqual(moment);
});

test('a wait of unknown length has no moment', () => {
  expect(retryMoment({ kind: 'rateLimited', refusedAt: 0, retryAt: null }).when).toBe('none');
  expect(retryMoment({ kind: 'offline' }).when).toBe('none');
  expect(retryMoment(undefined).when).toBe('none');
});
