/** Ref of the current choice in a row that scrolls sideways: brings it into sight, and nothing else. */
export function showInRow(choice: HTMLElement | null): void {
  const row = choice?.closest('ul');
  if (!choice || !row) return;
  const { left, right } = choice.getBoundingClientRect();
  const edges = row.getBoundingClientRect();
  if (left < edges.left || right > edges.right) {
    row.scrollLeft += (left + right - edges.left - edges.right) / 2;
  }
}
