/**
 * Fetches scripts and stylesheets without running or applying them. A stylesheet that comes into a
 * page makes the browser lay out the whole of it once more, for which a page at rest is no better
 * than one that loads; a visitor's first movement is.
 *
 * @param files addresses from the site's root
 */
export function fetchAhead(files: readonly string[]): void {
  for (const file of files) {
    const link = document.createElement('link');
    link.href = file;
    link.rel = file.endsWith('.css') ? 'prefetch' : 'modulepreload';
    document.head.append(link);
  }
}

/**
 * Calls `run` when the visitor moves the pointer, touches the page or presses a key, once for each
 * of them.
 */
export function atFirstMovement(run: () => void): void {
  for (const movement of ['pointermove', 'pointerdown', 'keydown']) {
    addEventListener(movement, run, { once: true, passive: true });
  }
}
