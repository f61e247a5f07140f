/**
 * Whether what is far from the screen is laid out too (`storefront.css`). A place on the page is
 * found again only among real heights, not estimates.
 */
export function layOutAll(all: boolean): void {
  document.documentElement.toggleAttribute('data-laid-out', all);
}

/**
 * Before the browser restores the place on a page that was reloaded or returned to. Part of the
 * page's inline script, so it must not use anything outside itself but browser APIs.
 */
export function layOutReturned(): void {
  const [load] = performance.getEntriesByType('navigation');
  if (load instanceof PerformanceNavigationTiming && load.type !== 'navigate') {
    document.documentElement.toggleAttribute('data-laid-out', true);
  }
}
