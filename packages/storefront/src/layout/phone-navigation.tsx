import { BottomNav } from '@ponte/ui/bottom-nav';
import { CartBadge } from '@ponte/ui/cart-badge';
import { House, LayoutGrid, ShoppingCart } from '@ponte/ui/icons';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useShop } from '../app/shop-context.ts';
import { useHydrated } from '../app/use-hydrated.ts';
import { useCartDrawer } from './cart-drawer-state.ts';

/** The phone's way around, under the thumb. */
export const PhoneNavigation = observer(function PhoneNavigation() {
  const intl = useIntl();
  const { shop } = useShop();
  const { open } = useCartDrawer();
  const { pathname } = useLocation();
  const count = useHydrated() ? shop.cart.count : 0;
  return (
    <BottomNav
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
          href: '/produtos',
          current: pathname.startsWith('/produtos'),
        },
        {
          icon: <ShoppingCart aria-hidden />,
          label: intl.formatMessage({ id: 'bottomNav.cart' }),
          onPress: open,
          badge: <CartBadge count={count} />,
        },
      ]}
    />
  );
});
