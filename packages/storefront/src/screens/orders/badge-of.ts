import type { OrderState } from '@ponte/domain/orders';
import type { OrderStatus } from '@ponte/ui/status-badge';

/** An order's state for the kit, which knows all but what only its store knows. */
export function badgeOf(state: OrderState): OrderStatus {
  return state === 'unknown' ? 'awaiting' : state;
}
