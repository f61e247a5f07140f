/**
 * Has a defect of ours reported as any uncaught error is, while what it happened in settles: nobody
 * waits for ever, and nobody is told that the network failed.
 */
export function reportDefect(defect: unknown): void {
  queueMicrotask(() => {
    throw defect;
  });
}
