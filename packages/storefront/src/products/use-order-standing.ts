import type { Order } from '@ponte/domain';
import { standingOfOrder, type OrderStanding } from '@ponte/domain/orders';
import { useNow } from './use-now.ts';

/** What every page says of an order, kept true while its time to pay runs out. */
export function useOrderStanding(order: Order): OrderStanding {
  return standingOfOrder(order, useNow(order.payUntil));
}
