import type { Cart } from '../cart/index.ts';
import type { KeyValueStorage } from '../environment/index.ts';
import { isRecordOf, isText, parseStored } from '../stored/index.ts';

/** In local storage. */
const pendingPaymentKey = 'ponte.payment';

/** An order that a customer was sent to pay, and its cart. */
export interface PendingPayment {
  readonly customerId: string;
  readonly orderId: string;
  readonly cartId: string;
}

const isPendingPayment = /* @__PURE__ */ isRecordOf<PendingPayment>({
  customerId: isText,
  orderId: isText,
  cartId: isText,
});

/** Remembers the order that a customer is sent to pay, for a return without it in the address. */
export function keepPendingPayment(
  storage: KeyValueStorage | undefined,
  payment: PendingPayment,
): void {
  storage?.set(pendingPaymentKey, JSON.stringify(payment));
}

/** The order that this customer was last sent to pay, or null. */
export function readPendingPayment(
  storage: KeyValueStorage | undefined,
  customerId: string | null,
): PendingPayment | null {
  const text = storage?.get(pendingPaymentKey) ?? null;
  const payment = text === null ? null : parseStored(isPendingPayment, text);
  return payment?.customerId === customerId ? payment : null;
}

/** Called once it is paid. */
export function forgetPendingPayment(storage: KeyValueStorage | undefined): void {
  storage?.remove(pendingPaymentKey);
}

export interface FinishDeps {
  readonly cart: Cart;
  readonly storage: KeyValueStorage | undefined;
}

/**
 * Ends the cart of a paid order.
 * @param pending the order that this browser sent its customer to pay; for other orders the store
 * says whether they belong to this cart
 */
export function finishPurchase(
  { cart, storage }: FinishDeps,
  pending: PendingPayment | null,
): void {
  if (pending) forgetPendingPayment(storage);
  if (pending?.cartId === cart.externalId) cart.startAnew();
  else void cart.refresh();
}
