import { createContext, use } from 'react';
import type { Location, NavigationType } from 'react-router-dom';

/** An entry of the history, and how it was reached. */
export interface HistoryEntry {
  readonly action: NavigationType;
  readonly location: Location;
}

interface NavigateOptions {
  /** Takes the place of the current entry. */
  readonly replace?: boolean;
  /** Kept with the entry; has to be structured-cloneable. */
  readonly state?: unknown;
}

/** Goes to an address of the shop, which begins with one slash. */
export type Navigate = (href: string, options?: NavigateOptions) => void;

/**
 * Never changes, where React Router's `useNavigate` changes with the address and would render each of a page's hundred
 * links again. A server navigates nowhere.
 */
export const NavigateContext = createContext<Navigate>(() => undefined);

export function useNavigate(): Navigate {
  return use(NavigateContext);
}
