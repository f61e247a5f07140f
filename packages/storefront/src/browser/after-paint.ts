/** Runs once the browser has painted what has changed until now. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
