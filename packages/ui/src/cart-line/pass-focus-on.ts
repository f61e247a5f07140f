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
