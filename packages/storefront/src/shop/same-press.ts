/** Presses within this many milliseconds count as one (decision 36). */
export const samePressMs = 500;

export interface Press {
  /** When it happened, in milliseconds; a busy browser delivers it later. */
  readonly timeStamp: number;
}

/**
 * Filters double presses.
 * @returns a function that returns whether a press is new
 */
export function createPressFilter(): (press: Press) => boolean {
  let last = -Infinity;
  return ({ timeStamp: at }) => {
    const isNew = at - last >= samePressMs;
    if (isNew) last = at;
    return isNew;
  };
}
