import { createContext } from 'react';

/** Fetches what the page at a path of the site needs, code and data, before it is asked for. */
export type PrefetchPage = (path: string) => void;

/** How links fetch ahead. On a server they do not. */
export const PrefetchContext = createContext<PrefetchPage>(() => undefined);
