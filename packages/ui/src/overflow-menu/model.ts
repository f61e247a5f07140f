/**
 * How many items fit in a row: all, or those that leave room for the button with the rest.
 * @param ends where each item ends, in px from the row's start
 */
export function fitting(ends: readonly number[], width: number, buttonWidth: number): number {
  if ((ends.at(-1) ?? 0) <= width) return ends.length;
  return ends.filter((end) => end <= width - buttonWidth).length;
}
