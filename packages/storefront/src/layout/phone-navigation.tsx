import { BottomNav } from '@ponte/ui/bottom-nav';
import { CartBadge } from '@ponte/ui/cart-badge';
import { Heart, House, LayoutGrid, ShoppingCart, UserRound } from '@ponte/ui/icons';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useKeepsPresses } from '../browser/use-keeps-presses.ts';
import { productsHref } from '../links/addresses.ts';
import { paths } from '../links/paths.ts';
import { useCartDrawer } from '../shop/cart-drawer-state.ts';
import { observer } from '../shop/observer.ts';
import { useShop } from '../shop/shop-context.ts';
import { useHydrated } from '../shop/use-hydrated.ts';
import { PhoneCategories } from './phone-categories.tsx';
import { useObservedAccountLink } from './use-observed-account-link.ts';

export const PhoneNavigation = observer(function PhoneNavigation() {
  const intl = useIntl();
  const { shop } = useShop();
  const { open } = useCartDrawer();
  const { pathname } = useLocation();
  const account = useObservedAccountLink();
  const early = useKeepsPresses();
  // Undefined until it has been opened once.
  const [categoriesOpen, setCategoriesOpen] = useState<boolean>();
  const count = useHydrated() ? shop.cart.lineCount : 0;
  return (
    <>
      <BottomNav
        {...early}
        className="h-bottom-nav"
        items={[
          {
            icon: <House aria-hidden />,
            label: intl.formatMessage({ id: 'bottomNav.home' }),
            href: '/',
            current: pathname === '/',
          },
          {
            icon: <LayoutGrid aria-hidden />,
            label: intl.formatMessage({ id: 'bottomNav.departments' }),
            href: productsHref,
            onPress: () => {
              setCategoriesOpen(true);
              void shop.startData.load();
            },
            current: pathname.startsWith(productsHref),
          },
          {
            icon: <Heart aria-hidden />,
            label: intl.formatMessage({ id: 'bottomNav.favourites' }),
            href: paths.favourites,
            current: pathname === paths.favourites,
          },
          {
            icon: <UserRound aria-hidden />,
            label: intl.formatMessage({
              id: account.name === undefined ? 'bottomNav.signIn' : 'bottomNav.profile',
            }),
            href: account.href,
            current: pathname === paths.login || pathname.startsWith(paths.account),
          },
          {
            icon: <ShoppingCart aria-hidden />,
            label: intl.formatMessage({ id: 'bottomNav.cart' }),
            onPress: open,
            badge: <CartBadge count={count} />,
          },
        ]}
      />
      {categoriesOpen === undefined ? null : (
        <PhoneCategories open={categoriesOpen} onOpenChange={setCategoriesOpen} />
      )}
    </>
  );
});
