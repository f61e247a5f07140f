/** Ref of the empty cart's button: it takes the focus that the cleared lines lost. */
export function takeLostFocus(button: HTMLElement | null) {
  if (document.activeElement === document.body) button?.focus();
}
