import type { Shop } from '@ponte/domain';
import { ErrorState } from '@ponte/ui/error-state';
import { KitProvider } from '@ponte/ui/kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState, type ReactNode, Component } from 'react';
import { RawIntlProvider, FormattedMessage } from 'react-intl';
import kitTexts from '#kit-texts';
import shopTexts from '#shop-texts';
import { intlOf } from '../languages/intl-of.ts';
import { PageLanguage } from '../languages/page-language.ts';
import { Layout } from '../layout/layout.tsx';
import { useWholePage } from '../lazy/parts-hydrated.ts';
import { Link } from '../links/link.tsx';
import { useLocation } from '../links/navigation.ts';
import { regionOfStore } from '../region/region-of-store.ts';
import type { Region } from '../region/region.ts';
import { RouteView } from '../routes/route-view.tsx';
import { CartDrawerContext, CartDrawerState } from '../shop/cart-drawer-state.ts';
import { ShopContext, useShop } from '../shop/shop-context.ts';
import { confirmSession } from './confirm-session.ts';

interface AppProps {
  readonly region: Region;
  readonly shop: Shop;
}

/** The storefront inside a router: languages, layout and the current screen. */
export const App = observer(function App({ region, shop }: AppProps) {
  const { store } = shop.startData.shell;
  const context = useMemo(
    () => ({ region: regionOfStore(region, store), shop }),
    [region, store, shop],
  );
  const [cartDrawer] = useState(() => new CartDrawerState(shop.options.tabStorage));
  useWholePage();
  // After hydration, so that the browser's first render equals the server's.
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
});

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

interface BoundaryProps {
  /** A change resets the boundary: another screen may well work. */
  readonly address: string;
  readonly children: ReactNode;
}

/** Contains a screen's failure: header, cart and links stay. */
function ErrorBoundary({ children }: Pick<BoundaryProps, 'children'>) {
  const { pathname, search } = useLocation();
  return <Boundary address={`${pathname}${search}`}>{children}</Boundary>;
}

interface BoundaryState {
  readonly failed: boolean;
  readonly address: string;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false, address: this.props.address };

  static getDerivedStateFromProps({ address }: BoundaryProps, state: BoundaryState) {
    return address === state.address ? null : { failed: false, address };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorState
        title={<FormattedMessage id="error.title" />}
        onRetry={() => globalThis.location.reload()}
      >
        <FormattedMessage id="error.text" />
      </ErrorState>
    );
  }
}
