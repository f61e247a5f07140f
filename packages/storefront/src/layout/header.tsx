import { CartBadge } from '@ponte/ui/cart-badge';
import { ShoppingCart } from '@ponte/ui/icons';
import { HeaderAction, SiteHeader } from '@ponte/ui/site-header';
import { useIntl } from 'react-intl';
import { useKeepsPresses } from '../browser/use-keeps-presses.ts';
import { Link } from '../links/link.tsx';
import { useCartDrawer } from '../shop/cart-drawer-state.ts';
import { observer } from '../shop/observer.ts';
import { useShop } from '../shop/shop-context.ts';
import { DeferredHeaderTools, DeferredRatesBar, DeferredSearch } from './deferred-parts.ts';
import { Logo } from './logo.tsx';

interface HeaderProps {
  /** Shows only the logo. */
  readonly bare: boolean;
}

export function Header({ bare }: HeaderProps) {
  return (
    <>
      {bare ? null : <DeferredRatesBar />}
      <SiteHeader
        logo={<HomeLink />}
        search={bare ? null : <DeferredSearch />}
        actions={bare ? null : <Actions />}
      />
    </>
  );
}

function HomeLink() {
  const intl = useIntl();
  const { name } = useShop().region;
  return (
    <Link
      href="/"
      aria-label={intl.formatMessage({ id: 'shell.home' }, { shop: name })}
      className="flex min-h-[44px] items-center rounded-sm py-1 md:text-brand-ink"
    >
      <Logo />
    </Link>
  );
}

const Actions = observer(function Actions() {
  const early = useKeepsPresses();
  const intl = useIntl();
  const { shop } = useShop();
  const drawer = useCartDrawer();
  return (
    <>
      <DeferredHeaderTools />
      <HeaderAction
        {...early}
        icon={<ShoppingCart />}
        label={intl.formatMessage({ id: 'shell.cart' })}
        badge={<CartBadge count={shop.cart.lineCount} />}
        onPress={drawer.open}
        className="noscript:hidden"
      />
    </>
  );
});
