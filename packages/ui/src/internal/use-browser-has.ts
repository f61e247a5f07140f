import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const notYet = () => false;

/** Whether the browser supports something; false on the server and until hydration. */
export function useBrowserHas(check: () => boolean): boolean {
  return useSyncExternalStore(never, check, notYet);
}
