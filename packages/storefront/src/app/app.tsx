import type { Shop } from '@ponte/domain';
import { useEffect, useMemo, useState } from 'react';
import { Layout } from '../layout/layout.tsx';
import { useWholePage } from '../lazy/parts-hydrated.ts';
import type { Region } from '../region/region.ts';
import { RouteView } from '../routes/route-view.tsx';
import { CartDrawerContext, CartDrawerState } from '../shop/cart-drawer-state.ts';
import { ShopContext } from '../shop/shop-context.ts';
import { confirmSession } from './confirm-session.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { LanguageProvider } from './language-provider.tsx';

interface AppProps {
  readonly region: Region;
  readonly shop: Shop;
}

/** The storefront inside of a router: languages, layout and the screen at the address. */
export function App({ region, shop }: AppProps) {
  const context = useMemo(() => ({ region, shop }), [region, shop]);
  const [cartDrawer] = useState(() => new CartDrawerState(shop.options.tabStorage));
  useWholePage();
  // After hydration, so that the first render in the browser equals the server's.
  useEffect(() => {
    shop.start();
    void confirmSession(shop);
    return () => shop.dispose();
  }, [shop]);
  return (
    <ShopContext value={context}>
      <CartDrawerContext value={cartDrawer}>
        <LanguageProvider>
          <Layout>
            <ErrorBoundary>
              <RouteView />
            </ErrorBoundary>
          </Layout>
        </LanguageProvider>
      </CartDrawerContext>
    </ShopContext>
  );
}
