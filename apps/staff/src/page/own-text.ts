import type { BothLanguages } from '@ponte/contract/staff';
import { useOffice } from '../office/office-context.ts';

/** Picks the text in the language of the screen; the other one where it is blank. */
export function useOwnText(): (text: BothLanguages) => string {
  const { language } = useOffice();
  const spanish = language.locale === 'es-PY';
  return ({ pt, es }) => (spanish ? es || pt : pt || es);
}
