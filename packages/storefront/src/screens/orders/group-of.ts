import type { OrderState } from '@ponte/domain/orders';

/** What a customer looks for among the orders. */
export type OrderGroup = 'toPay' | 'underWay' | 'ended';

/** What a person has to look at, or what is partly to come, is not over. */
export const orderGroups: Readonly<Record<OrderState, OrderGroup>> = {
  awaiting: 'toPay',
  awaitingPayment: 'toPay',
  confirming: 'toPay',
  authorized: 'underWay',
  paid: 'underWay',
  readyForPickup: 'underWay',
  shipped: 'underWay',
  underReview: 'underWay',
  refunding: 'underWay',
  refundedInPart: 'underWay',
  unknown: 'underWay',
  collected: 'ended',
  delivered: 'ended',
  ranOut: 'ended',
  cancelled: 'ended',
  refunded: 'ended',
  chargedBack: 'ended',
};
