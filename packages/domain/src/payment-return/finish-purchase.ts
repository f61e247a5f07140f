import type { Cart } from '../cart/index.ts';
import type { KeyValueStorage } from '../environment/index.ts';
import { forgetPendingPayment, type PendingPayment } from '../orders/pending-payment.ts';

export interface FinishMeans {
  readonly cart: Cart;
  readonly storage: KeyValueStorage | undefined;
}

/**
 * Ends the cart of a paid order.
 * @param pending the order that this browser sent its customer to pay; for other orders the store
 * says whether they belong to this cart
 */
export function finishPurchase(
  { cart, storage }: FinishMeans,
  pending: PendingPayment | null,
): void {
  if (pending) forgetPendingPayment(storage);
  if (pending?.cartId === cart.externalId) cart.startAnew();
  else void cart.refresh();
}
