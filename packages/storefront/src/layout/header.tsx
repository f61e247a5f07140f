import { CartBadge } from '@ponte/ui/cart-badge';
import { ShoppingCart } from '@ponte/ui/icons';
import { SearchField } from '@ponte/ui/search-field';
import { HeaderAction, SiteHeader } from '@ponte/ui/site-header';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { useShop } from '../app/shop-context.ts';
import { searchHref } from '../routes/addresses.ts';
import { Link } from '../routes/link.tsx';
import { useCartDrawer } from './cart-drawer-state.ts';
import { DeferredLanguageSwitch, DeferredRatesBar } from './deferred-parts.ts';
import { Logo } from './logo.tsx';

/** The bar with today's rates, and the header: logo, search, language, cart. */
export function Header() {
  return (
    <>
      <DeferredRatesBar />
      <SiteHeader logo={<HomeLink />} search={<Search />} actions={<Actions />} />
    </>
  );
}

function HomeLink() {
  const intl = useIntl();
  return (
    <Link
      href="/"
      aria-label={intl.formatMessage({ id: 'shell.home' })}
      className="flex min-h-11 items-center rounded-sm md:text-brand-ink"
    >
      <Logo />
    </Link>
  );
}

/** A form for the server before JavaScript; afterwards the router takes it. */
function Search() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const text = new URLSearchParams(search).get('text') ?? '';
  return (
    <SearchField
      action="/produtos"
      name="text"
      defaultValue={text}
      onSubmit={(event) => {
        event.preventDefault();
        const asked = new FormData(event.currentTarget).get('text');
        if (typeof asked !== 'string' || asked.trim() === '') return;
        void navigate(searchHref(asked));
      }}
    />
  );
}

const Actions = observer(function Actions() {
  const intl = useIntl();
  const { shop } = useShop();
  const drawer = useCartDrawer();
  return (
    <>
      <DeferredLanguageSwitch />
      <HeaderAction
        icon={<ShoppingCart />}
        label={intl.formatMessage({ id: 'shell.cart' })}
        badge={<CartBadge count={shop.cart.count} />}
        onPress={drawer.open}
        className="noscript:hidden"
      />
    </>
  );
});
