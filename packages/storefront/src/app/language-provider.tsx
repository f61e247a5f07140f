import { KitProvider } from '@ponte/ui/kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { Language } from '../languages/language.ts';
import { Link } from '../routes/link.tsx';
import { useShop } from './shop-context.ts';

/** Gives screens and kit the texts of the shop's current language. */
export const LanguageProvider = observer(function LanguageProvider({
  children,
}: {
  readonly children: ReactNode;
}) {
  const language = useLanguage();
  return (
    <IntlProvider locale={language.locale} messages={language.messages}>
      <KitProvider locale={language.kit} link={Link}>
        {children}
      </KitProvider>
    </IntlProvider>
  );
});

/**
 * The region's own language is part of the first load. The other one arrives when the language
 * changes in place (decisions 2 and 3); until then the page stays in the one it has.
 */
function useLanguage(): Language {
  const { shop, region } = useShop();
  const { locale } = shop.language;
  const [other, setOther] = useState<Language>();
  const wantsOther = locale !== region.language.locale;

  useEffect(() => {
    if (!wantsOther) return;
    let wanted = true;
    region.otherLanguage().then(
      (language) => wanted && setOther(language),
      // Offline: the page stays in the language that it has, which is readable.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [wantsOther, region]);

  const language = wantsOther && other ? other : region.language;
  useEffect(() => {
    document.documentElement.lang = language.locale;
  }, [language]);
  return language;
}
