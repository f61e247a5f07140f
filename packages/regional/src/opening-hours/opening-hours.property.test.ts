/** Collections of random hours, holidays and moments, against the hours read off minute by minute. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  nextCollection,
  paraguayOffset,
  weekdays,
  type Collection,
  type OpeningHours,
} from './index.ts';

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30', '59'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);
const span = fc
  .tuple(time, time)
  .filter(([from, to]) => from !== to)
  .map(([one, other]) => (one < other ? { from: one, to: other } : { from: other, to: one }));
const start = Date.UTC(2026, 11, 20);
const moment = fc.integer({ min: start, max: start + 40 * 86_400_000 });
const date = fc
  .tuple(moment, fc.boolean())
  .map(([at, yearly]) => new Date(at).toISOString().slice(yearly ? 5 : 0, 10));
const anyHours: fc.Arbitrary<OpeningHours> = fc.record({
  week: fc.array(
    fc
      .tuple(fc.subarray([...weekdays], { minLength: 1 }), span)
      .map(([days, open]) => ({ days, ...open })),
    { maxLength: 4 },
  ),
  holidays: fc.array(
    fc.tuple(date, fc.option(span, { nil: {} })).map(([day, open]) => ({ date: day, ...open })),
    { maxLength: 12 },
  ),
});

/** Whether the counter is open at a minute, read off the hours one by one. */
function isOpen({ week, holidays }: OpeningHours, at: number): boolean {
  const local = new Date(at + paraguayOffset);
  const [day = '', clock = ''] = local.toISOString().slice(0, 16).split('T');
  const special =
    holidays.filter((holiday) => holiday.date === day).length > 0
      ? holidays.filter((holiday) => holiday.date === day)
      : holidays.filter((holiday) => holiday.date === day.slice(5));
  const rows =
    special.length > 0
      ? special
      : week.filter(({ days }) => days.some((one) => weekdays.indexOf(one) === local.getUTCDay()));
  return rows.some(
    ({ from, to }) => from !== undefined && to !== undefined && from <= clock && clock < to,
  );
}

const minuteMs = 60_000;
const momentOf = (date: string, minutes: number) =>
  Date.parse(`${date}T00:00:00Z`) - paraguayOffset + minutes * minuteMs;

/** What is wrong with a collection that is said at a moment. */
function faultsOf(own: OpeningHours, now: number, found: Collection): string[] {
  const { date, ahead } = found.day;
  const today = new Date(now + paraguayOffset).toISOString().slice(0, 10);
  const wrongDay = (date === today) === (ahead === 0) ? [] : ['"today" is another day'];
  if (found.kind === 'open') {
    const until = momentOf(date, found.until);
    const minutes = Array.from({ length: (until - now) / minuteMs }, (_, index) => index);
    return [
      ...wrongDay,
      ...(until - now > 60 * minuteMs ? [] : ['it closes within the hour']),
      ...(minutes.every((index) => isOpen(own, now + index * minuteMs)) ? [] : ['it is closed']),
    ];
  }
  const from = momentOf(date, found.from);
  return [
    ...wrongDay,
    ...(from > now ? [] : ['the moment is over']),
    ...(isOpen(own, from) ? [] : ['it is closed']),
    ...(found.from > 0 && isOpen(own, from - minuteMs) ? ['it was open before'] : []),
  ];
}

const moments = moment.map((at) => Math.floor(at / minuteMs) * minuteMs);

test('the counter is open when it is said to be, and never "today" on a day that is over or closed', () => {
  fc.assert(
    fc.property(anyHours, moments, (own, now) => {
      const found = nextCollection(own, now);
      expect(found ? faultsOf(own, now, found) : []).toEqual([]);
    }),
  );
});

test('no earlier opening is passed over', () => {
  fc.assert(
    fc.property(anyHours, moments, (own, now) => {
      const found = nextCollection(own, now);
      const until = found?.kind === 'opens' ? momentOf(found.day.date, found.from) : now;
      // What is open now closes within an hour: afterwards all is closed until the next opening.
      let when = now;
      while (isOpen(own, when) && when < until) when += minuteMs;
      while (!isOpen(own, when) && when < until) when += minuteMs;
      expect(when).toBe(until);
    }),
    { numRuns: 60 },
  );
});
