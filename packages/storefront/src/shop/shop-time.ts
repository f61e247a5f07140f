import type { ApiError } from '@ponte/domain';

/** In milliseconds. `Intl.DateTimeFormat` blocks a phone for 50 ms the first time. */
const shopUtcOffset = -3 * 3_600_000;

/** A date in the shop's time zone, as both languages write it (20/11/2026); undefined for null. */
export function shopDay(time: number | null): string | undefined {
  if (time === null) return undefined;
  const [year, month, day] = new Date(time + shopUtcOffset).toISOString().slice(0, 10).split('-');
  return `${day}/${month}/${year}`;
}

/** Values of a sentence that says when something may be tried again. */
export interface RetryMoment {
  readonly when: 'none' | 'today' | 'later';
  readonly hour: number;
  /** Such as `14:35`. */
  readonly time: string;
  /** Such as `20/11/2026`. */
  readonly day: string;
}

/**
 * When what was refused may be tried again, rounded up to a minute of the shop's time; `none` for
 * failures that say nothing of it.
 */
export function retryMoment(error: ApiError | undefined): RetryMoment {
  const { refusedAt, retryAt } =
    error?.kind === 'rateLimited' ? error : { refusedAt: 0, retryAt: null };
  const minute = Math.ceil((retryAt ?? refusedAt) / 60_000) * 60_000;
  const time = new Date(minute + shopUtcOffset).toISOString().slice(11, 16);
  const day = shopDay(minute) ?? '';
  const when = retryAt === null ? 'none' : day === shopDay(refusedAt) ? 'today' : 'later';
  return { when, hour: Number(time.slice(0, 2)), time, day };
}

/** The year in the shop's time zone, of milliseconds since 1970. */
export function shopYear(time: number): string {
  return String(new Date(time + shopUtcOffset).getUTCFullYear());
}
