/** A distance in time, in the largest unit that holds. */
export interface Distance {
  /** Negative: it has passed. */
  readonly value: number;
  readonly unit: 'minute' | 'hour' | 'day';
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How long ago a time was.
 * @param at in milliseconds since 1970
 * @param now likewise; a clock that is behind the server's counts as now
 */
export function agoOf(at: number, now: number): Distance {
  const passed = Math.max(0, now - at);
  if (passed < hour) return { value: -Math.floor(passed / minute), unit: 'minute' };
  if (passed < day) return { value: -Math.floor(passed / hour), unit: 'hour' };
  return { value: -Math.floor(passed / day), unit: 'day' };
}
