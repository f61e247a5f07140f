/** Ref of the way on from an empty cart: it takes the focus that went away with what was cleared. */
export function takeLostFocus(button: HTMLElement | null) {
  if (document.activeElement === document.body) button?.focus();
}
