/** Presses closer together than this, in milliseconds, are one (decision 36). */
export const samePressMs = 500;

/** A press, as far as it matters here. */
export interface Press {
  /** When it was made, in milliseconds; a busy browser tells of it later. */
  readonly timeStamp: number;
}

/**
 * Tells a press from the second half of a double one.
 *
 * @returns whether a press is a new one
 */
export function createPressFilter(): (press: Press) => boolean {
  let last = -Infinity;
  return ({ timeStamp: at }) => {
    const isNew = at - last >= samePressMs;
    if (isNew) last = at;
    return isNew;
  };
}
