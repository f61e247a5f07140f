import type { Order } from '@ponte/domain';
import type { OrderStatus as ShownStatus } from '@ponte/ui/status-badge';

interface Timeline {
  /** Each status once, in the order in which they are reached. */
  readonly steps: readonly ShownStatus[];
  /** Index of the one that is reached. */
  readonly current: number;
}

const way = ['awaiting', 'awaitingPayment', 'authorized', 'paid', 'shipped'] as const;
const refunded = ['awaiting', 'paid', 'refunded'] as const;

/**
 * The way of an order and how far it is (accounts.md §4). One whose status only the store knows
 * has been placed, and no more is said.
 */
export function timelineOf(status: Order['status']): Timeline {
  if (status.kind === 'refunded') return { steps: refunded, current: 2 };
  if (status.kind === 'unknown') return { steps: way, current: 0 };
  return { steps: way, current: way.indexOf(status.kind) };
}
