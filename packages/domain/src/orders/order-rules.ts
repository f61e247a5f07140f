import type { Money } from '@ponte/regional/money';
import type { Order, Payment, PaymentProgress } from '../entities/index.ts';
import { allowedPaymentLink } from './payment-link.ts';

/** Whether one of the payments is made. */
export function isPaid(payments: readonly Payment[]): boolean {
  return payments.some(({ status }) => status.kind === 'paid');
}

/** Whether the provider has said of every payment that nothing was paid. */
export function isDeclined(payments: readonly Payment[]): boolean {
  const refused = ({ status }: Payment) =>
    status.kind === 'declined' || status.kind === 'cancelled';
  return payments.length > 0 && payments.every(refused);
}

/** How a payment stands for who waits for it (decision 40). */
export type PaymentStanding =
  | 'paid'
  /** The provider has refused: nothing was paid. */
  | 'declined'
  /** Nobody has tried to pay, or has gone back without. */
  | 'unpaid'
  /** An attempt waits for its answer, or may do so: the store does not say. */
  | 'pending';

/** How the payment of an order stands. An attempt after a refused one is pending. */
export function standingOf({ payments, isPending }: PaymentProgress): PaymentStanding {
  if (isPaid(payments)) return 'paid';
  if (isPending) return 'pending';
  if (isDeclined(payments)) return 'declined';
  const isOpen = payments.every(({ status }) => status.kind !== 'unknown');
  return isPending === false && isOpen ? 'unpaid' : 'pending';
}

/** Whether payments are ended, so that nothing can be paid any more. */
export function isEnded(payments: readonly Payment[]): boolean {
  return payments.length > 0 && payments.every(({ status }) => status.kind === 'cancelled');
}

/** Whether nobody paid an order and nobody can: its customer cancelled it, or its time was over. */
export function isCancelled({ status, payments }: Pick<Order, 'status' | 'payments'>): boolean {
  return status.kind === 'awaiting' && isEnded(payments);
}

/** Whether the customer has the goods. */
export function isHandedOver({ status }: Pick<Order, 'status'>): boolean {
  return status.kind === 'collected' || status.kind === 'delivered';
}

/**
 * The code that the order is handed over for; null while its payment is awaited (accounts.md §4),
 * and once it was handed over.
 */
export function pickupCodeOf(order: Order): string | null {
  return isAwaited(order.payments) || isHandedOver(order) ? null : order.pickupCode;
}

/** Whether there is a ticket to print: not while the payment is awaited (accounts.md §4). */
export function canPrint({ payments, status }: Order): boolean {
  return !isAwaited(payments) && status.kind !== 'awaiting' && status.kind !== 'awaitingPayment';
}

/** What was paid, or is to be: as the payment says that counts, as the order does where none says it. */
export function paymentValueOf({ payments, total }: Order): Money {
  const counting = payments.find(({ status }) => status.kind === 'paid') ?? payments[0];
  return counting?.amount ?? total;
}

/** Where pay-now leads; null when it is not offered (accounts.md §4). */
export function paymentLinkOf(
  { status, paymentLink }: Order,
  hosts: readonly string[],
): string | null {
  return status.kind === 'awaitingPayment' ? allowedPaymentLink(paymentLink, hosts) : null;
}

/** The newest payment is still open, and none before it was made. */
function isAwaited(payments: readonly Payment[]): boolean {
  return payments[0]?.status.kind === 'awaiting' && !isPaid(payments);
}
