import type { Order } from '@ponte/domain';
import type { OrderStatus as ShownStatus } from '@ponte/ui/status-badge';

interface Timeline {
  /** Each status once, in the order in which they are reached. */
  readonly steps: readonly ShownStatus[];
  /** Index of the one that is reached. */
  readonly current: number;
}

const paying = ['awaiting', 'awaitingPayment', 'authorized', 'paid'] as const;
const refunded = ['awaiting', 'paid', 'refunded'] as const;

/**
 * The way of an order and how far it is (accounts.md §4, decision 41). One whose status only the
 * store knows has been placed, and no more is said.
 */
export function timelineOf({ status, delivery }: Pick<Order, 'status' | 'delivery'>): Timeline {
  if (status.kind === 'refunded') return { steps: refunded, current: 2 };
  const isBrought = delivery?.brought || status.kind === 'shipped' || status.kind === 'delivered';
  const steps: readonly ShownStatus[] = isBrought
    ? [...paying, 'shipped', 'delivered']
    : [...paying, 'readyForPickup', 'collected'];
  return { steps, current: status.kind === 'unknown' ? 0 : steps.indexOf(status.kind) };
}
