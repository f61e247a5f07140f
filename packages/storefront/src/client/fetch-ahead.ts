/**
 * Fetches scripts and stylesheets without running or applying them. Applying a stylesheet lays the
 * page out again, which is least noticeable when the visitor first moves.
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

export function atFirstMovement(run: () => void): void {
  for (const movement of ['pointermove', 'pointerdown', 'keydown']) {
    addEventListener(movement, run, { once: true, passive: true });
  }
}
