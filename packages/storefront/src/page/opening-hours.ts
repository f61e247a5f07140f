import { shopUtcOffset } from './shop-time.ts';

/** When the counter opens, and when it closes by weekday, Sunday first: 0 when it is closed all day. */
const opens = 7;
const closes = [0, 17, 17, 17, 17, 17, 15];

/** Open now until an hour, or next from an hour of a day. */
export type Opening =
  | { readonly kind: 'today'; readonly until: number }
  | {
      readonly kind: 'later';
      readonly day: 'today' | 'tomorrow' | 'monday';
      readonly from: number;
    };

/**
 * When a purchase that is paid now can be collected, in the shop's time zone. Ignores holidays. The
 * last hour counts as closed: payment and travel take time.
 * @param now milliseconds since 1970
 */
export function nextOpening(now: number): Opening {
  // Local time read as if it were UTC.
  const wall = new Date(now + shopUtcOffset);
  const weekday = wall.getUTCDay();
  const hour = wall.getUTCHours();
  const until = closes[weekday] ?? 0;
  if (until > 0 && hour < opens) return { kind: 'later', day: 'today', from: opens };
  if (hour < until - 1) return { kind: 'today', until };
  return { kind: 'later', day: weekday % 6 === 0 ? 'monday' : 'tomorrow', from: opens };
}
