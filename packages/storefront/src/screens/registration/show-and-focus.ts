/**
 * Scrolls a field or heading to the middle, clear of sticky bars, and focuses it; in a radio group
 * its first button.
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
 * The first field after the focused one in page order, or the first of all.
 * @param ids in page order
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
