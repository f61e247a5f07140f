import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useCartDrawer } from './cart-drawer-state.ts';

/** The drawer and everything in it: fetched when a shopper opens the cart for the first time. */
const CartDrawerContent = lazy(() => import('./cart-drawer-content.tsx'));

/** Keeps the cart drawer out of the first load, and off the checkout. */
export const CartDrawerHost = observer(function CartDrawerHost() {
  const drawer = useCartDrawer();
  const { pathname } = useLocation();
  const [wanted, setWanted] = useState(false);
  if (drawer.isOpen && !wanted) setWanted(true);
  if (!wanted || pathname.startsWith('/checkout')) return null;
  return (
    <Suspense>
      <CartDrawerContent />
    </Suspense>
  );
});
