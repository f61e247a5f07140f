import type { Order } from '@ponte/domain';
import { isCancelled, paymentEndOf } from '@ponte/domain/orders';
import type { OrderStatus as ShownStatus } from '@ponte/ui/status-badge';

/** An order's status for the kit; undefined when unknown. */
export function shownStatusOf({
  status,
  payments,
}: Pick<Order, 'status' | 'payments'>): ShownStatus | undefined {
  if (isCancelled({ status, payments })) return 'cancelled';
  // It ended by what became of its payment.
  if (status.kind === 'refunded') return paymentEndOf(payments, status.kind);
  return status.kind === 'unknown' ? undefined : status.kind;
}
