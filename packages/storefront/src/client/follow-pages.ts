/** How long navigation waits for lazy parts of the current page, in milliseconds. */
export const patience = 1000;

interface FollowedPages<Page> {
  /** Called for each page to show, forwards or back; returns an unsubscribe function. */
  readonly listen: (heard: (page: Page) => void) => () => void;
  /** Whether the current page waits for no part. */
  readonly isHydrated: () => boolean;
  /** Shows a page once every part of the current one has loaded. */
  readonly gently: (page: Page) => void;
  /** Shows it at once, unless it is already shown. */
  readonly atOnce: (page: Page) => void;
}

/**
 * Shows each page at once; while parts of the current one are loading, gently, and at once after a second. Returns an
 * unsubscribe function.
 */
export function followPages<Page>(pages: FollowedPages<Page>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = pages.listen((page) => {
    clearTimeout(timer);
    if (pages.isHydrated()) return pages.atOnce(page);
    pages.gently(page);
    timer = setTimeout(() => pages.atOnce(page), patience);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
