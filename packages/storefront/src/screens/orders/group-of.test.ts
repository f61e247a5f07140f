import type { OrderState } from '@ponte/domain/orders';
import { expect, it } from 'vitest';
import { orderGroupOf, type OrderGroup } from './group-of.ts';

const groups: Readonly<Record<OrderGroup, readonly OrderState[]>> = {
  toPay: ['awaiting', 'awaitingPayment', 'confirming'],
  // What a person has to look at is not over.
  underWay: ['paid', 'readyForPickup', 'underReview', 'refunding', 'refundedInPart', 'unknown'],
  ended: ['collected', 'delivered', 'ranOut', 'cancelled', 'refunded', 'chargedBack'],
};

it.each(Object.entries(groups))(
  '%s has the orders that a customer looks for there',
  (name, states) => {
    expect(states.map(orderGroupOf)).toEqual(states.map(() => name));
  },
);
