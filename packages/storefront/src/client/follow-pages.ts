/** How long navigation waits for lazy parts of the current page, in milliseconds. */
export const patience = 1000;

interface FollowedPages<Page> {
  /** Called for each page to show, forwards or back; returns an unsubscribe function. */
  readonly listen: (heard: (page: Page) => void) => () => void;
  /** Shows a page once every part of the current one has loaded. */
  readonly gently: (page: Page) => void;
  /** Shows it at once, unless it is already shown. */
  readonly atOnce: (page: Page) => void;
}

/** Shows each page gently, or at once after a second. Returns an unsubscribe function. */
export function followPages<Page>({ listen, gently, atOnce }: FollowedPages<Page>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = listen((page) => {
    clearTimeout(timer);
    gently(page);
    timer = setTimeout(() => atOnce(page), patience);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
