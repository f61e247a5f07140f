import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and while the server's HTML is hydrated, true from then on. What belongs
 * to a visitor waits for it in parts that are hydrated late, when the shop may know the visitor
 * already and the HTML does not.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
