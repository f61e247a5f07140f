/** Where time comes from, so that tests can set it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

/** The machine's own clock. */
export const systemClock: Clock = { now: () => Date.now() };
