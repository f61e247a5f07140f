import type { Cart } from '../cart/index.ts';
import type { KeyValueStorage } from '../environment/index.ts';
import { forgetPendingPayment, type PendingPayment } from '../orders/pending-payment.ts';

/** What the end of a purchase changes. */
export interface FinishMeans {
  readonly cart: Cart;
  readonly storage: KeyValueStorage | undefined;
}

/**
 * The order is paid: its cart goes.
 *
 * @param pending the order, where this browser sent its customer to pay it; of others the store says
 *   whether they were this cart
 */
export function finishPurchase(
  { cart, storage }: FinishMeans,
  pending: PendingPayment | null,
): void {
  if (pending) forgetPendingPayment(storage);
  if (pending?.cartId === cart.externalId) cart.startAnew();
  else void cart.refresh();
}
