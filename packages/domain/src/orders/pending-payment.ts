import type { KeyValueStorage } from '../environment/index.ts';
import { isRecordOf, isText, parseStored } from '../kept/index.ts';

/** Where the browser keeps which order is being paid. */
const pendingPaymentKey = 'ponte.payment';

/** An order that a customer was sent to pay, and the cart that it was. */
export interface PendingPayment {
  readonly customerId: string;
  readonly orderId: string;
  /** The cart's external id. */
  readonly cartId: string;
}

const isPendingPayment = /* @__PURE__ */ isRecordOf<PendingPayment>({
  customerId: isText,
  orderId: isText,
  cartId: isText,
});

/** Keeps which order a customer was sent to pay, for the way back without an address. */
export function keepPendingPayment(
  storage: KeyValueStorage | undefined,
  payment: PendingPayment,
): void {
  storage?.set(pendingPaymentKey, JSON.stringify(payment));
}

/** What this customer was sent to pay last; null when there is none. */
export function readPendingPayment(
  storage: KeyValueStorage | undefined,
  customerId: string | null,
): PendingPayment | null {
  const text = storage?.get(pendingPaymentKey) ?? null;
  const payment = text === null ? null : parseStored(isPendingPayment, text);
  return payment?.customerId === customerId ? payment : null;
}

/** Forgets it, once it is paid. */
export function forgetPendingPayment(storage: KeyValueStorage | undefined): void {
  storage?.remove(pendingPaymentKey);
}
