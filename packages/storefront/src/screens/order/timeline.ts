import type { Order } from '@ponte/domain';
import { isPaid, paymentEndOf } from '@ponte/domain/orders';
import type { OrderStatus as ShownStatus } from '@ponte/ui/status-badge';

interface Timeline {
  /** In the order in which they are reached. */
  readonly steps: readonly ShownStatus[];
  readonly current: number;
}

const paying = ['awaiting', 'awaitingPayment', 'authorized', 'paid'] as const;

/**
 * An order's progress (accounts.md §4, decision 41). With an unknown status, only that it was
 * placed.
 */
export function timelineOf({
  status,
  delivery,
  payments,
}: Pick<Order, 'status' | 'delivery' | 'payments'>): Timeline {
  if (status.kind === 'refunding') return { steps: ['awaiting', 'paid', 'refunded'], current: 1 };
  if (status.kind === 'refunded') {
    return { steps: ['awaiting', 'paid', paymentEndOf(payments, status.kind)], current: 2 };
  }
  const isBrought = delivery?.brought || status.kind === 'shipped' || status.kind === 'delivered';
  const handing = isBrought
    ? (['shipped', 'delivered'] as const)
    : (['readyForPickup', 'collected'] as const);
  // There is nothing to pay.
  if (status.kind === 'underReview') {
    const underWay = isPaid(payments) ? 1 : 0;
    return {
      steps: ['awaiting', 'paid', ...handing],
      current: delivery?.handedOverAt ? 3 : underWay,
    };
  }
  const steps: readonly ShownStatus[] = [...paying, ...handing];
  return { steps, current: status.kind === 'unknown' ? 0 : steps.indexOf(status.kind) };
}
