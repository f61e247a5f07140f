/**
 * Reports a defect of ours as an uncaught error, outside of the call it happened in: the call settles
 * as failed, and is not mistaken for a network failure.
 */
export function reportDefect(defect: unknown): void {
  queueMicrotask(() => {
    throw defect;
  });
}
