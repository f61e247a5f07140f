import { useEffect, useSyncExternalStore } from 'react';

/** The number of forms with errors. */
let forms = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  forms += by;
  for (const listener of listeners) listener();
}

/** Prefixes the page's title while a form has errors. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return;
    change(1);
    return () => change(-1);
  }, [hasErrors]);
}

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
