import type { AppContext } from '../../adapters/app-context.ts';
import { askProvider } from './ask-provider.ts';
import { closePayments } from './close-payments.ts';
import { endPayment } from './expire-payments.ts';
import { listPayments, type Order } from './orders.ts';
import { isAwaited, isSettled } from './status.ts';

/** `silent`: the provider does not say how the payment stands. */
export type Cancelled = 'cancelled' | 'paid' | 'pending' | 'silent';

/**
 * Cancels an unpaid order: closes its payment page and ends its payment. A late payment still makes
 * it paid.
 */
export async function cancelOrder(context: AppContext, order: Order): Promise<Cancelled> {
  const { db } = context;
  if (!isAwaited(order.status)) return 'paid';
  for (const payment of await listPayments(db, [order.id])) {
    if (isSettled(payment.status)) return 'paid';
    if (payment.status === 'CANCELADO') continue;
    const outcome = await askProvider(context, payment);
    if (outcome === undefined) return 'silent';
    if (outcome === 'pending' || outcome === 'unknown') return 'pending';
    if (outcome !== 'open' && outcome !== 'declined') return 'paid';
    await closePayments(context, [payment]);
    await endPayment(context, payment, 'cancelled');
  }
  return 'cancelled';
}
