const keptAside = 'data-kept';

/**
 * Ref of the element around a page. React takes refs away from a page that it puts to sleep (`Activity`), and hides it with
 * `display: none`, after which a browser has to style and lay out the whole page to show it again. Instead
 * `storefront.css` hides it with its boxes kept.
 */
export function keepsBoxes(page: HTMLElement | null): (() => void) | undefined {
  if (!page) return undefined;
  // React's styles go to an element that is not shown.
  Object.defineProperty(page, 'style', {
    value: document.createElement('div').style,
    configurable: true,
  });
  page.removeAttribute(keptAside);
  return () => page.setAttribute(keptAside, '');
}

/** Whether it is in a page that is hidden until Back or Forward shows it. */
export function isKeptAside(element: Element): boolean {
  return element.closest(`[${keptAside}]`) !== null;
}
