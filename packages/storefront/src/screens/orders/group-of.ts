import type { OrderState } from '@ponte/domain/orders';

/** What a customer looks for among the orders. */
export type OrderGroup = 'toPay' | 'underWay' | 'ended';

export function orderGroupOf(state: OrderState): OrderGroup {
  switch (state) {
    case 'awaiting':
    case 'awaitingPayment':
    case 'confirming':
      return 'toPay';
    case 'collected':
    case 'delivered':
    case 'ranOut':
    case 'cancelled':
    case 'refunded':
    case 'chargedBack':
      return 'ended';
    default:
      return 'underWay';
  }
}
