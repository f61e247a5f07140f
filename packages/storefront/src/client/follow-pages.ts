/** How long another page waits for parts of the present one, in milliseconds. */
export const patience = 1000;

interface FollowedPages<Page> {
  /** Tells of each page that the browser is to show, forwards or back; gives how to stop. */
  readonly listen: (heard: (page: Page) => void) => () => void;
  /** Shows a page once every part of the present one has its code. */
  readonly gently: (page: Page) => void;
  /** Shows it at once, unless it is shown already. */
  readonly atOnce: (page: Page) => void;
}

/** Shows each page gently, and at once after a second without another one. Gives how to stop. */
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
