import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const notYet = () => false;

/** Whether the browser can do something; on the server, and until the page is hydrated, it cannot. */
export function useBrowserHas(check: () => boolean): boolean {
  return useSyncExternalStore(never, check, notYet);
}
