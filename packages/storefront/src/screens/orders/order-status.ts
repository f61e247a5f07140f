import type { Order } from '@ponte/domain';
import { isCancelled, isDeclined, isPaid } from '@ponte/domain/orders';
import type { OrderStatus as ShownStatus } from '@ponte/ui/status-badge';

/** The kit's word and colour for where an order is; undefined for a status that only the store knows. */
export function shownStatusOf({
  status,
  payments,
}: Pick<Order, 'status' | 'payments'>): ShownStatus | undefined {
  if (isCancelled({ status, payments })) return 'cancelled';
  return status.kind === 'unknown' ? undefined : status.kind;
}

/** The same for its payment. A status that is not known is one that is still awaited. */
export function shownPaymentOf({
  status,
  payments,
}: Pick<Order, 'status' | 'payments'>): ShownStatus {
  // The payment itself stays one that was made.
  if (status.kind === 'refunded') return 'refunded';
  if (isPaid(payments)) return 'paid';
  return isDeclined(payments) ? 'declined' : 'awaiting';
}
