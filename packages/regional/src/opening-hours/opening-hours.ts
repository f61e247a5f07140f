/** Days of the week, Sunday first. */
export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

export type Weekday = (typeof weekdays)[number];

/** When a counter is open. Times are `HH:MM` in Paraguay; two spans of a day leave a break between them. */
export interface OpeningHours {
  readonly week: readonly {
    readonly days: readonly Weekday[];
    readonly from: string;
    readonly to: string;
  }[];
  /**
   * Days that differ from their weekday: `MM-DD` every year, `YYYY-MM-DD` once, which counts more. Closed
   * without times.
   */
  readonly holidays: readonly {
    readonly date: string;
    readonly from?: string | undefined;
    readonly to?: string | undefined;
  }[];
}

/** A day in Paraguay. */
export interface ShopDay {
  /** ISO 8601: `2026-11-28` */
  readonly date: string;
  readonly weekday: Weekday;
  /** How many days after today; 0 is today. */
  readonly ahead: number;
}

/** When a purchase that is paid now can be collected. Times are minutes since midnight in Paraguay. */
export type Collection =
  /** The counter is open, until `until`. */
  | { readonly kind: 'open'; readonly day: ShopDay; readonly until: number }
  /** The counter opens at `from`. */
  | { readonly kind: 'opens'; readonly day: ShopDay; readonly from: number };

/** Minutes since midnight in Paraguay. */
interface Span {
  readonly from: number;
  readonly to: number;
}

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;

/**
 * Paraguay's distance from UTC in milliseconds: UTC−3 all year since October 2024. `Intl` is slow on its first
 * use on a phone, and older browsers still apply summer time.
 */
export const paraguayOffset = -180 * minuteMs;

/** The last minutes before closing count as closed: payment and the way to the counter take time. */
const noticeMinutes = 60;

/** A counter that does not open within this many days has no collection. */
const horizonDays = 60;

/**
 * When a purchase that is paid now can be collected; undefined where the counter does not open within 60
 * days.
 *
 * @param now milliseconds since 1970
 */
export function nextCollection(hours: OpeningHours, now: number): Collection | undefined {
  // Local time read as if it were UTC.
  const wall = now + paraguayOffset;
  const midnight = Math.floor(wall / dayMs) * dayMs;
  const minute = (wall - midnight) / minuteMs;
  for (let ahead = 0; ahead <= horizonDays; ahead += 1) {
    const moment = new Date(midnight + ahead * dayMs);
    const date = moment.toISOString().slice(0, 10);
    const weekday = weekdays[moment.getUTCDay()] ?? 'sun';
    const day = { date, weekday, ahead };
    for (const { from, to } of spansOn(hours, date, weekday)) {
      if (ahead > 0 || minute < from) return { kind: 'opens', day, from };
      if (minute < to - noticeMinutes) return { kind: 'open', day, until: to };
    }
  }
  return undefined;
}

/** When the counter is open on a day, in order; spans that touch are one. */
function spansOn({ week, holidays }: OpeningHours, date: string, weekday: Weekday): Span[] {
  const once = holidays.filter((holiday) => holiday.date === date);
  const other =
    once.length > 0 ? once : holidays.filter((holiday) => holiday.date === date.slice(5));
  const rows = other.length > 0 ? other : week.filter(({ days }) => days.includes(weekday));
  const spans = rows
    .flatMap(({ from, to }) => (from && to ? [{ from: minutesOf(from), to: minutesOf(to) }] : []))
    .toSorted((a, b) => a.from - b.from);
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && span.from <= last.to) {
      joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    } else joined.push(span);
  }
  return joined;
}

/** Minutes since midnight of `HH:MM`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
