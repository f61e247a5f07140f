import type { BothLanguages } from '@ponte/contract/staff';
import { observer } from 'mobx-react-lite';
import { useOffice } from '../office/office-context.ts';

/** Picks the text in the language of the screen; the other one where it is blank. */
export function useOwnText(): (text: BothLanguages) => string {
  const { language } = useOffice();
  const spanish = language.locale === 'es-PY';
  return ({ pt, es }) => (spanish ? es || pt : pt || es);
}

/** The text in the language of the screen; the other one, marked as such, where it is blank. */
export const OwnText = observer(function OwnText({ of: text }: { readonly of: BothLanguages }) {
  const { language } = useOffice();
  const shown = useOwnText()(text);
  const own = language.locale === 'es-PY' ? text.es : text.pt;
  if (own || !shown) return shown;
  return <span lang={language.locale === 'es-PY' ? 'pt-BR' : 'es-PY'}>{shown}</span>;
});
