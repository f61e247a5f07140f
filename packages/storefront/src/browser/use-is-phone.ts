import { useSyncExternalStore } from 'react';

/** The specification's breakpoint of 768 px (accounts.md §9). */
const query = '(width < 48rem)';

function subscribe(listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** For pages that no server renders. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
