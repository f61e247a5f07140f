/**
 * Brings a part of a row that scrolls sideways into its sight. The row moves, never the page around
 * it, as with `scrollIntoView`.
 */
export function showInRow(row: Element, part: Element): void {
  const [seen, wanted] = [row.getBoundingClientRect(), part.getBoundingClientRect()];
  row.scrollLeft += Math.max(0, wanted.right - seen.right) - Math.max(0, seen.left - wanted.left);
}
