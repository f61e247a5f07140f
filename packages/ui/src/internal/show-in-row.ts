/**
 * Scrolls a horizontal row to show a part of it. Unlike `scrollIntoView`, it never scrolls the
 * page.
 */
export function showInRow(row: Element, part: Element): void {
  const [seen, wanted] = [row.getBoundingClientRect(), part.getBoundingClientRect()];
  row.scrollLeft += Math.max(0, wanted.right - seen.right) - Math.max(0, seen.left - wanted.left);
}
