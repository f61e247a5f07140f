/**
 * Ref of a line of the cart: when the line goes away with focus in it, the line that takes its place
 * gets it, or the one before. React calls it while the line still stands among the others.
 */
export function passFocusOn(line: HTMLElement | null) {
  return () => {
    if (!line?.contains(document.activeElement)) return;
    const heir = line.nextElementSibling ?? line.previousElementSibling;
    heir?.querySelector<HTMLElement>('.ui-cart-line-remove')?.focus();
  };
}

/** Ref of the way on from an empty cart: it takes the focus that went away with what was cleared. */
export function takeLostFocus(button: HTMLElement | null) {
  if (document.activeElement === document.body) button?.focus();
}
