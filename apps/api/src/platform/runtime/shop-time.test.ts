import { expect, test } from 'vitest';
import { shopDayEnd, shopDayStart, shopMoment } from './shop-time.ts';

test.each([
  // Since the end of 2024 three hours behind all year.
  ['2026-11-27', '2026-11-27T03:00:00.000Z', '2026-11-28T03:00:00.000Z'],
  ['2026-06-30', '2026-06-30T03:00:00.000Z', '2026-07-01T03:00:00.000Z'],
  ['2026-12-31', '2026-12-31T03:00:00.000Z', '2027-01-01T03:00:00.000Z'],
  // In winter four hours before that, and the day of the change has 23.
  ['2024-06-30', '2024-06-30T04:00:00.000Z', '2024-07-01T04:00:00.000Z'],
  ['2024-10-05', '2024-10-05T04:00:00.000Z', '2024-10-06T04:00:00.000Z'],
])('%s is in the shop from %s to %s', (day, start, end) => {
  expect([shopDayStart(day), shopDayEnd(day)].map((at) => at.toISOString())).toEqual([start, end]);
});

test('a moment is that of the shop’s clock, as a spreadsheet reads it', () => {
  expect(shopMoment(new Date('2026-11-28T02:59:30Z'))).toBe('27/11/2026 23:59');
});
