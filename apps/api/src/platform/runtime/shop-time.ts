/** Times of the counter, wherever the server stands. */

export const shopTimeZone = 'America/Asuncion';

/** `27/11/2026 09:00`, as spreadsheets of Brazil and Paraguay read a moment. */
export function shopMoment(at: Date): string {
  return moment.format(at).replace(',', '');
}

const moment = new Intl.DateTimeFormat('pt-BR', {
  timeZone: shopTimeZone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/**
 * When a day begins in the shop.
 * @param day `2026-11-27`
 */
export function shopDayStart(day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const first = midnight - offsetAt(midnight);
  // The clock may change in between, or at midnight itself, which then does not exist.
  const either = [first, midnight - offsetAt(first)].toSorted((one, other) => one - other);
  return new Date(either.find((at) => wall.format(at) >= day) ?? first);
}

const dayMs = 86_400_000;

/** When the day after it begins in the shop. */
export function shopDayEnd(day: string): Date {
  return shopDayStart(new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10));
}

const wall = new Intl.DateTimeFormat('sv-SE', {
  timeZone: shopTimeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** What the shop's clock is ahead of UTC, in milliseconds. */
function offsetAt(instant: number): number {
  const seconds = Math.floor(instant / 1000) * 1000;
  return Date.parse(`${wall.format(seconds).replace(' ', 'T')}Z`) - seconds;
}
