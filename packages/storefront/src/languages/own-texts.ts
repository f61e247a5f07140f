import type { IntlConfig } from 'react-intl';

/** Texts by id, as syntax trees. react-intl's type requires every id. */
export type Messages = NonNullable<IntlConfig['messages']>;

/** Texts of the app's own locale; of these the ones whose code has loaded. */
export const ownTexts: Messages = Object.create(null);

/** Called by code that shows texts, where the build has put the call (`vite/messages.ts`). */
export function bringTexts(texts: Partial<Messages>): void {
  Object.assign(ownTexts, texts);
}
