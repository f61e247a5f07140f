import { toastsOf } from '@ponte/domain/toasts';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { deferred } from '../lazy/deferred.tsx';
import { useCartDrawer } from '../shop/cart-drawer-state.ts';
import { useShop } from '../shop/shop-context.ts';
import { useHydrated } from '../shop/use-hydrated.ts';
import { makeRoomForCart } from './make-room.ts';

const DeferredToasts = deferred(async () => (await import('./toasts.tsx')).ShopToasts);

/** Where toasts show: its code comes with the first of them, and stays. */
export const ToastHost = observer(function ToastHost() {
  const toasts = toastsOf(useShop().shop);
  const drawer = useCartDrawer();
  const hydrated = useHydrated();
  const [wanted, setWanted] = useState(false);
  // Something may be told before this is hydrated, from HTML that has nothing here.
  if (hydrated && !wanted && toasts.list.length > 0) setWanted(true);
  useEffect(() => makeRoomForCart(drawer, toasts), [drawer, toasts]);
  return wanted ? <DeferredToasts toasts={toasts} /> : null;
});
