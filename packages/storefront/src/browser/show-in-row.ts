/**
 * Ref of the current entry in a horizontal row: scrolls the row to it, and nothing else. Where both
 * are is reported with the next layout, so that none is forced.
 */
export function showInRow(choice: HTMLElement | null): (() => void) | undefined {
  const row = choice?.closest('ul');
  if (!choice || !row) return undefined;
  const observer = new IntersectionObserver(
    ([seen]) => {
      observer.disconnect();
      if (!seen?.rootBounds) return;
      const { boundingClientRect: entry, rootBounds: edges } = seen;
      if (entry.left < edges.left || entry.right > edges.right) {
        row.scrollLeft += (entry.left + entry.right - edges.left - edges.right) / 2;
      }
    },
    { root: row },
  );
  observer.observe(choice);
  return () => observer.disconnect();
}
