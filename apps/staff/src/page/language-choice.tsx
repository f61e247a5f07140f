import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { locales } from '../languages/language.ts';
import { useOffice } from '../office/office-context.ts';

/** Each language by its own name. */
const names = { 'pt-BR': 'Português', 'es-PY': 'Español' } as const;

/** The language of the screens. */
export const LanguageChoice = observer(function LanguageChoice({
  onBrand = false,
}: {
  /** On the brand's bar. */
  readonly onBrand?: boolean;
}) {
  const intl = useIntl();
  const { language } = useOffice();
  return (
    <div
      role="group"
      aria-label={intl.formatMessage({ id: 'language.label' })}
      className="flex items-center gap-1"
    >
      {locales.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-pressed={language.locale === locale}
          title={names[locale]}
          onClick={() => void language.choose(locale)}
          className={`min-h-9 rounded-sm px-2 text-sm font-semibold underline-offset-4 aria-pressed:underline ${
            onBrand ? 'text-on-brand hover:bg-veil outline-on-brand' : 'hover:bg-hover'
          }`}
        >
          <span aria-hidden>{locale.slice(0, 2).toUpperCase()}</span>
          <span className="sr-only">{names[locale]}</span>
        </button>
      ))}
    </div>
  );
});
