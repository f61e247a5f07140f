/** Dates are those of the shop's counter, wherever they are read. */
export const shopTimeZone = 'America/Asuncion';

/** In milliseconds. `Intl.DateTimeFormat` blocks a phone for 50 ms the first time. */
const shopUtcOffset = -3 * 3_600_000;

/** A date in the shop's time zone, as both languages write it (20/11/2026); undefined for null. */
export function shopDay(time: number | null): string | undefined {
  if (time === null) return undefined;
  const [year, month, day] = new Date(time + shopUtcOffset).toISOString().slice(0, 10).split('-');
  return `${day}/${month}/${year}`;
}

/** The year in the shop's time zone, of milliseconds since 1970. */
export function shopYear(time: number): string {
  return String(new Date(time + shopUtcOffset).getUTCFullYear());
}
