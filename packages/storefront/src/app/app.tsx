import type { Shop } from '@ponte/domain';
import { useEffect, useMemo, useState } from 'react';
import { CartDrawerContext, CartDrawerState } from '../layout/cart-drawer-state.ts';
import { Layout } from '../layout/layout.tsx';
import type { Region } from '../region/region.ts';
import { RouteView } from '../routes/route-view.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { LanguageProvider } from './language-provider.tsx';
import { ShopContext } from './shop-context.ts';

interface AppProps {
  readonly region: Region;
  readonly shop: Shop;
}

/** The storefront inside of a router: languages, layout and the screen at the address. */
export function App({ region, shop }: AppProps) {
  const context = useMemo(() => ({ region, shop }), [region, shop]);
  const [cartDrawer] = useState(() => new CartDrawerState());
  // After hydration, so that the first render in the browser equals the server's.
  useEffect(() => {
    shop.start();
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
