import { shopUtcOffset } from './shop-time.ts';

/** The counter's hours by weekday, Sunday first: from, until; null when closed. */
const hours = [null, [7, 17], [7, 17], [7, 17], [7, 17], [7, 17], [7, 15]] as const;

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
  const today = hours[weekday] ?? null;
  if (today && hour < today[0]) return { kind: 'later', day: 'today', from: today[0] };
  if (today && hour < today[1] - 1) return { kind: 'today', until: today[1] };
  const tomorrow = hours[(weekday + 1) % 7] ?? null;
  if (tomorrow) {
    return { kind: 'later', day: weekday === 0 ? 'monday' : 'tomorrow', from: tomorrow[0] };
  }
  return { kind: 'later', day: 'monday', from: 7 };
}
