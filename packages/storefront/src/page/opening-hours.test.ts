import { expect, it } from 'vitest';
import { nextOpening, type Opening } from './opening-hours.ts';

/** Paraguay is three hours behind UTC all year round since October 2024. */
it.each<[string, string, Opening]>([
  [
    'a Monday before opening',
    '2026-11-23T06:59:00-03:00',
    { kind: 'later', day: 'today', from: 7 },
  ],
  ['a Monday morning', '2026-11-23T07:00:00-03:00', { kind: 'today', until: 17 }],
  ['a Monday afternoon', '2026-11-23T15:59:00-03:00', { kind: 'today', until: 17 }],
  ['the last hour', '2026-11-23T16:00:00-03:00', { kind: 'later', day: 'tomorrow', from: 7 }],
  ['a Friday night', '2026-11-27T22:00:00-03:00', { kind: 'later', day: 'tomorrow', from: 7 }],
  ['a Saturday morning', '2026-11-28T10:00:00-03:00', { kind: 'today', until: 15 }],
  ['a Saturday afternoon', '2026-11-28T14:30:00-03:00', { kind: 'later', day: 'monday', from: 7 }],
  ['a Sunday', '2026-11-29T10:00:00-03:00', { kind: 'later', day: 'monday', from: 7 }],
])('on %s (%s) the counter is open %o', (_, time, opening) => {
  expect(nextOpening(Date.parse(time))).toEqual(opening);
});
