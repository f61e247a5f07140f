/*
 * The page may show a part of itself in an iframe or a shadow root: what is focused is asked of the
 * node's own document, and an iframe's nodes are no instances of the page's classes.
 */

/** What has the focus in a document, also inside shadow roots; `null` when nothing has. */
export function focusedIn({ activeElement, body }: Document): HTMLElement | null {
  let focused = activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused !== body && isFocusable(focused) ? focused : null;
}

/** Whether a node contains what an event came from. */
export function contains(node: Node | null, target: EventTarget | null): boolean {
  return isNode(target) && node?.contains(target) === true;
}

function isFocusable(element: Element | null): element is HTMLElement {
  return element !== null && 'focus' in element;
}

function isNode(target: EventTarget | null): target is Node {
  return target !== null && 'nodeType' in target;
}
