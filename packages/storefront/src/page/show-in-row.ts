/** Ref of the current entry in a horizontal row: scrolls the row to it, and nothing else. */
export function showInRow(choice: HTMLElement | null): void {
  const row = choice?.closest('ul');
  if (!choice || !row) return;
  const { left, right } = choice.getBoundingClientRect();
  const edges = row.getBoundingClientRect();
  if (left < edges.left || right > edges.right) {
    row.scrollLeft += (left + right - edges.left - edges.right) / 2;
  }
}
