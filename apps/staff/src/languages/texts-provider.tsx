import { KitProvider } from '@ponte/ui/kit';
import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { createIntl, createIntlCache, RawIntlProvider } from 'react-intl';
import type { Texts } from './language.ts';
import { Link } from './link.tsx';

const formatters = createIntlCache();

/** The shop's time zone: dates are those of its counter, in every browser. */
const timeZone = 'America/Asuncion';

/** Texts and kit in one language. */
export function TextsProvider({ texts, children }: { texts: Texts; children: ReactNode }) {
  const { locale, messages, kit } = texts;
  const intl = useMemo(
    () => createIntl({ locale, messages, timeZone, textComponent: 'span' }, formatters),
    [locale, messages],
  );
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return (
    <RawIntlProvider value={intl}>
      <KitProvider locale={kit} link={Link}>
        {children}
      </KitProvider>
    </RawIntlProvider>
  );
}
