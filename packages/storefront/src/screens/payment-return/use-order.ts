import type { Order } from '@ponte/domain';
import { ordersOf } from '@ponte/domain/orders';
import { useEffect } from 'react';
import { useShop } from '../../shop/shop-context.ts';

/** The order as it is now, once it is known. To be called in an observer. */
export function useOrder(orderId: string): Order | undefined {
  const orders = ordersOf(useShop().shop);
  useEffect(() => void orders.reloadOrder(orderId), [orders, orderId]);
  const view = orders.view(orderId);
  return view.status === 'ready' || view.status === 'loading' ? view.order : undefined;
}
