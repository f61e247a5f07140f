/** Where the shop is: its dates are those of its counter, wherever they are read. */
export const shopTimeZone = 'America/Asuncion';

/**
 * How far the shop's clock is from UTC, in milliseconds: three hours behind, all year round since
 * October 2024. Asking the browser (`Intl.DateTimeFormat`) keeps a phone busy for 50 ms the first
 * time, and what an older one knows of time zones still has summer time.
 */
export const shopUtcOffset = -3 * 3_600_000;

/**
 * The day on the shop's wall at a time in milliseconds since 1970, as both languages write it
 * (20/11/2026); undefined where the time is not known.
 */
export function shopDay(time: number | null): string | undefined {
  if (time === null) return undefined;
  const [year, month, day] = new Date(time + shopUtcOffset).toISOString().slice(0, 10).split('-');
  return `${day}/${month}/${year}`;
}

/** The year on the shop's wall at a time in milliseconds since 1970. */
export function shopYear(time: number): string {
  return String(new Date(time + shopUtcOffset).getUTCFullYear());
}
