/**
 * Brings a field or a heading to the middle of the page, clear of what stands still at its edges,
 * and focuses it. A group of radio buttons takes no focus itself: its first button does.
 */
export function showAndFocus(id: string): void {
  const target = document.getElementById(id);
  if (!target) return;
  const inside = target.matches('fieldset') && target.querySelector<HTMLElement>('input');
  const focused = inside || target;
  const isHeading = target.matches('h2');
  (isHeading ? target : (target.closest('[data-invalid]') ?? target)).scrollIntoView({
    block: isHeading ? 'start' : 'center',
  });
  focused.focus({ preventScroll: true });
}

/**
 * The first of these fields after where the focus is, in the page's order; the first of all where
 * none comes after it.
 *
 * @param ids in the page's order
 */
export function nextField(ids: readonly string[]): string | undefined {
  const active = document.activeElement;
  const isAfter = (id: string) => {
    const field = document.getElementById(id);
    return (
      active !== null &&
      field !== null &&
      !field.contains(active) &&
      Boolean(active.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING)
    );
  };
  return ids.find(isAfter) ?? ids[0];
}
