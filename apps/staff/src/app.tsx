import { Toaster } from '@ponte/ui/toaster';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { RouterProvider } from 'react-router-dom';
import { localeOf, type Language } from './languages/language.ts';
import { TextsProvider } from './languages/texts-provider.tsx';
import type { Office } from './office/create-office.ts';
import { OfficeContext } from './office/office-context.ts';
import { useShopIcon } from './page/use-shop-icon.ts';
import { createRouter } from './routes/router.tsx';

const router = createRouter();

export const App = observer(function App({ office }: { readonly office: Office }) {
  const { language, session, shop, toasts } = office;
  const { me, count } = session;
  const { locale } = language;
  useEffect(() => {
    void language.load();
  }, [language]);
  useEffect(() => {
    if (me) void language.suggest(localeOf[me.language]);
  }, [language, me]);
  useEffect(() => void shop.load(), [shop, count, locale]);
  useShopIcon(shop);
  useTextsAtLast(language);
  if (!language.texts) return null;
  return (
    <OfficeContext value={office}>
      <TextsProvider texts={language.texts}>
        <RouterProvider router={router} />
        <Toaster queue={toasts} />
      </TextsProvider>
    </OfficeContext>
  );
});

/** In milliseconds, between attempts to get the first texts. */
const pauseMs = 3000;

/** Without texts there is nothing to be said, so they are asked for until they come. */
function useTextsAtLast(language: Language): void {
  const missing = language.failed && !language.texts;
  useEffect(() => {
    if (!missing) return undefined;
    const timer = setInterval(() => void language.load(), pauseMs);
    return () => clearInterval(timer);
  }, [language, missing]);
}
