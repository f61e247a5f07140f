import { createContext } from 'react';

export type PrefetchPage = (path: string) => void;

/** How links prefetch; undefined on a server. */
export const PrefetchContext = createContext<PrefetchPage>(() => undefined);
