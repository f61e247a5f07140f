import { createContext, use } from 'react';

/** An entry of the history: its address, what its link says, and how it was reached. */
export interface Entry {
  /** Names the entry for as long as the tab knows it. */
  readonly key: string;
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** With its hash sign, or empty. */
  readonly hash: string;
  /** The navigation state of the link that led to it. */
  readonly state: unknown;
  /** `pop`: by Back, Forward or opening the document. */
  readonly arrival: 'push' | 'replace' | 'pop';
}

interface NavigateOptions {
  /** Takes the place of the current entry. */
  readonly replace?: boolean;
  /** Kept with the entry; has to be structured-cloneable. */
  readonly state?: unknown;
}

/** Goes to an address of the shop, which begins with one slash. */
export type Navigate = (href: string, options?: NavigateOptions) => void;

/** The entry at an address where there is no history, as on a server. */
export function entryAt(path: string): Entry {
  const { pathname, search, hash } = new URL(path, 'https://shop.invalid');
  return { key: '', pathname, search, hash, state: null, arrival: 'pop' };
}

export const EntryContext = createContext<Entry>(entryAt('/'));

/** Stable, so that a link does not render again when the address changes. A server navigates nowhere. */
export const NavigateContext = createContext<Navigate>(() => undefined);

/** The entry of the page around it. */
export function useLocation(): Entry {
  return use(EntryContext);
}

export function useNavigate(): Navigate {
  return use(NavigateContext);
}
