import type { Order } from '@ponte/domain';
import { isCancelled, isDeclined, isPaid } from '@ponte/domain/orders';
import type { OrderStatus as ShownStatus } from '@ponte/ui/status-badge';

/** An order's status for the kit; undefined when unknown. */
export function shownStatusOf({
  status,
  payments,
}: Pick<Order, 'status' | 'payments'>): ShownStatus | undefined {
  if (isCancelled({ status, payments })) return 'cancelled';
  // It says so in a word of the page's.
  if (status.kind === 'refunding' || status.kind === 'underReview') return 'awaiting';
  return status.kind === 'unknown' ? undefined : status.kind;
}

/** A payment's status for the kit; an unknown one counts as awaited. */
export function shownPaymentOf({
  status,
  payments,
}: Pick<Order, 'status' | 'payments'>): ShownStatus {
  // The payment itself was made.
  if (status.kind === 'refunded') return 'refunded';
  if (isPaid(payments)) return 'paid';
  return isDeclined(payments) ? 'declined' : 'awaiting';
}
