import type { Order } from '@ponte/domain';
import { ordersOf } from '@ponte/domain/orders';
import { useEffect } from 'react';
import { useShop } from '../../shop/shop-context.ts';

/** Undefined until loaded, and without a session. */
export function useObservedOrder(orderId: string): Order | undefined {
  const { shop } = useShop();
  const orders = ordersOf(shop);
  const isSignedIn = shop.session.customer !== null;
  useEffect(() => {
    if (isSignedIn) void orders.reloadOrder(orderId);
  }, [orders, orderId, isSignedIn]);
  const view = orders.view(orderId);
  return view.status === 'ready' || view.status === 'loading' ? view.order : undefined;
}
