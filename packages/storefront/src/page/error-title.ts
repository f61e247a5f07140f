import { useEffect, useSyncExternalStore } from 'react';

/** How many forms on the page have errors now. */
let forms = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  forms += by;
  for (const listener of listeners) listener();
}

/** Says in the page's title that a form has errors, for as long as it has. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return;
    change(1);
    return () => change(-1);
  }, [hasErrors]);
}

/** Whether a form on the page has errors. */
export function useHasErrors(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => forms > 0,
    () => false,
  );
}
