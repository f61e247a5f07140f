/**
 * Ref of a cart line: when a focused line is removed, its successor gets the focus, or else its
 * predecessor. React calls it while the line is still in the DOM.
 */
export function moveFocusToNeighbour(line: HTMLElement | null) {
  return () => {
    if (!line?.contains(document.activeElement)) return;
    const heir = line.nextElementSibling ?? line.previousElementSibling;
    heir?.querySelector<HTMLElement>('.ui-cart-line-remove')?.focus();
  };
}
