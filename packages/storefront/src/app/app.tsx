import type { Shop } from '@ponte/domain';
import { KitProvider } from '@ponte/ui/kit';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import kitTexts from '#kit-texts';
import shopTexts from '#shop-texts';
import { intlOf } from '../languages/intl-of.ts';
import { PageLanguage } from '../languages/page-language.ts';
import { Layout } from '../layout/layout.tsx';
import { pageHydrated, wakeParts } from '../lazy/parts-hydrated.ts';
import { Link } from '../links/link.tsx';
import { regionOfStore } from '../region/region-of-store.ts';
import type { Region } from '../region/region.ts';
import { RouteView } from '../routes/route-view.tsx';
import { CartDrawerContext, CartDrawerState } from '../shop/cart-drawer-state.ts';
import { observer } from '../shop/observer.ts';
import { ShopContext, useShop } from '../shop/shop-context.ts';
import { toasts } from '../shop/toasts.ts';
import { confirmSession } from './confirm-session.ts';

interface AppProps {
  readonly region: Region;
  readonly shop: Shop;
}

/** The storefront at an entry of the history: languages, layout and the current screen. */
export const App = observer(function App({ region, shop }: AppProps) {
  const { store } = shop.startData.shell;
  const context = useMemo(
    () => ({ region: regionOfStore(region, store), shop }),
    [region, store, shop],
  );
  const [cartDrawer] = useState(() => new CartDrawerState(shop.options.tabStorage));
  // After hydration, so that the browser's first render equals the server's.
  useEffect(() => {
    let isLeft = false;
    void pageHydrated().then(() => {
      if (isLeft) return;
      shop.start();
      if (showsOwn(shop)) wakeParts();
      void confirmSession(shop);
    });
    const stop = toasts.subscribe(wakeParts);
    return () => {
      isLeft = true;
      stop();
      shop.dispose();
    };
  }, [shop]);
  return (
    <ShopContext value={context}>
      <CartDrawerContext value={cartDrawer}>
        <LanguageProvider>
          <Layout>
            <RouteView />
          </Layout>
        </LanguageProvider>
      </CartDrawerContext>
    </ShopContext>
  );
});

/** Whether the header and the navigation show something of the visitor before their first sign. */
function showsOwn({ session, cart }: Shop): boolean {
  return session.customer !== null || session.hasExpired || cart.lineCount > 0;
}

/**
 * Provides texts, and sets the document's language. Follows the shop's language; if its texts fail
 * to load, the page stays as it is.
 */
const LanguageProvider = observer(function LanguageProvider({
  children,
}: {
  readonly children: ReactNode;
}) {
  const { shop, region } = useShop();
  const { locale } = shop.language;
  const [language] = useState(() => new PageLanguage(region.locale, [shopTexts, kitTexts]));
  const { shown } = language;

  useEffect(() => void language.show(locale), [language, locale]);
  useEffect(() => {
    const page = document.documentElement;
    // Setting the same value would still restyle the whole page.
    if (page.lang !== shown) page.lang = shown;
  }, [shown]);

  const texts = shopTexts.in(shown);
  const kit = kitTexts.in(shown);
  if (!texts || !kit) return null;
  return (
    <RawIntlProvider value={intlOf(shown, texts)}>
      <KitProvider locale={kit} link={Link}>
        {children}
      </KitProvider>
    </RawIntlProvider>
  );
});
