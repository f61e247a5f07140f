/**
 * Reports a bug as an uncaught error, outside the current call: the call fails as `defect`, and is
 * not mistaken for a network failure.
 */
export function reportDefect(defect: unknown): void {
  queueMicrotask(() => {
    throw defect;
  });
}
