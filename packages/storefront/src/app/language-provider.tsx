import { KitProvider } from '@ponte/ui/kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import shellTexts from '#messages/shell';
import { intlOf } from '../languages/intl-of.ts';
import { PageLanguage, PageLanguageContext } from '../languages/page-language.ts';
import { Link } from '../links/link.tsx';
import { useShop } from '../shop/shop-context.ts';

/**
 * Gives kit and shell their texts, and the parts of the page its language. It follows the shop's;
 * when that one's texts do not come, as without a network, the page stays as it is, which is
 * readable.
 */
export const LanguageProvider = observer(function LanguageProvider({
  children,
}: {
  readonly children: ReactNode;
}) {
  const { shop, region } = useShop();
  const { locale } = shop.language;
  const [language] = useState(() => new PageLanguage(region.locale, [shellTexts]));
  const { shown } = language;

  useEffect(() => void language.show(locale), [language, locale]);
  useEffect(() => {
    const page = document.documentElement;
    // Set to what it is, it would still make the browser style the whole page anew.
    if (page.lang !== shown) page.lang = shown;
  }, [shown]);

  const texts = shellTexts.in(shown);
  const kit = useMemo(() => texts && { tag: shown, messages: texts.kit }, [texts, shown]);
  if (!texts || !kit) return null;
  return (
    <PageLanguageContext value={language}>
      <RawIntlProvider value={intlOf(shown, texts.messages)}>
        <KitProvider locale={kit} link={Link}>
          {children}
        </KitProvider>
      </RawIntlProvider>
    </PageLanguageContext>
  );
});
