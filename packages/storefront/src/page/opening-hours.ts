import { shopUtcOffset } from './shop-time.ts';

/** Hours of the counter by weekday, Sunday first: from, until; null when it is closed. */
const hours = [null, [7, 17], [7, 17], [7, 17], [7, 17], [7, 17], [7, 15]] as const;

/** When the counter is open next: today until an hour, or from an hour of another day. */
export type Opening =
  | { readonly kind: 'today'; readonly until: number }
  | {
      readonly kind: 'later';
      readonly day: 'today' | 'tomorrow' | 'monday';
      readonly from: number;
    };

/**
 * When a purchase that is paid now can be collected, by the clock on the shop's wall. Holidays are
 * not known. The last hour counts as over: a payment and the way there take longer.
 *
 * @param now milliseconds since 1970
 */
export function nextOpening(now: number): Opening {
  // As if the wall were in Greenwich.
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
