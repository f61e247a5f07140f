import type { BothLanguages } from '@ponte/contract/staff';
import { observer } from 'mobx-react-lite';
import { useOffice } from '../office/office-context.ts';

/** Picks the text in the language of the screen; the other one where it is blank. */
export function useOwnText(): (text: BothLanguages) => string {
  const { language } = useOffice();
  const spanish = language.locale === 'es-PY';
  return ({ pt, es }) => (spanish ? es || pt : pt || es);
}

/** The language of that text (BCP 47), where it is not the screen's. */
export function useOwnTextLang(): (text: BothLanguages) => string | undefined {
  const { language } = useOffice();
  const spanish = language.locale === 'es-PY';
  return ({ pt, es }) => {
    if (spanish) return !es && pt ? 'pt-BR' : undefined;
    return !pt && es ? 'es-PY' : undefined;
  };
}

/** The text in the language of the screen; the other one, marked as such, where it is blank. */
export const OwnText = observer(function OwnText({ of: text }: { readonly of: BothLanguages }) {
  const shown = useOwnText()(text);
  const lang = useOwnTextLang()(text);
  return <span lang={lang}>{shown}</span>;
});
