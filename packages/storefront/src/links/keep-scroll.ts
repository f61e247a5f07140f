import { createContext } from 'react';

/** Navigation state of links that only change a part of the page. */
export const keepScroll = { keepScroll: true } as const;

export function keepsScroll(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepScroll' in state;
}

/** The navigation state of links that have none themselves, such as the design system's. */
export const LinkStateContext = createContext<unknown>(undefined);
