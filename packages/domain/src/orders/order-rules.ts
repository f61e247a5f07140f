import type { OrderStanding } from '@ponte/contract/order-standing';
import type { PaymentWay } from '@ponte/contract/rules/order';
import type { Money } from '@ponte/regional/money';
import type {
  Order,
  Payment,
  PaymentProgress,
  ReturnedMoney,
  ReturnKind,
} from '../entities/index.ts';

/** Whether any payment was made. */
export function isPaid(payments: readonly Payment[]): boolean {
  return payments.some(({ status }) => status.kind === 'paid');
}

export function isDeclined(payments: readonly Payment[]): boolean {
  const refused = ({ status }: Payment) =>
    status.kind === 'declined' || status.kind === 'cancelled';
  return payments.length > 0 && payments.every(refused);
}

/** A payment's state for the buyer who waits for it (decision 40). */
export type PaymentStanding =
  | 'paid'
  /** Money came that the store has to check, for example another amount. */
  | 'underReview'
  /** Declined by the provider: nothing was paid. */
  | 'declined'
  /** No attempt, or an abandoned one. */
  | 'unpaid'
  /** An attempt awaits its result, or may: the store does not say. */
  | 'pending';

/** An attempt after a declined one is pending. */
export function standingOf({
  payments,
  isPending,
}: Pick<PaymentProgress, 'payments' | 'isPending'>): PaymentStanding {
  if (isPaid(payments)) return 'paid';
  if (payments.some(({ status }) => status.kind === 'underReview')) return 'underReview';
  if (isPending) return 'pending';
  if (isDeclined(payments)) return 'declined';
  const isOpen = payments.every(({ status }) => status.kind !== 'unknown');
  return isPending === false && isOpen ? 'unpaid' : 'pending';
}

export interface Refund extends ReturnedMoney {
  /** By which it went back; null when the buyer chose it on the payment page. */
  readonly way: PaymentWay | null;
}

/** What went back of the payments; null before that. */
export function refundOf(payments: readonly Payment[]): Refund | null {
  const [one] = payments.flatMap(({ refunded, way }) => (refunded ? [{ ...refunded, way }] : []));
  return one ?? null;
}

/** What became of a payment that was asked for, as buyers read it (decision 51). */
export type PaymentEnd =
  | 'awaiting'
  | 'declined'
  | 'paid'
  /** The store checks it: another amount came, or some is missing. */
  | 'underReview'
  /** On its way back. */
  | 'refunding'
  | 'refunded'
  | 'refundedInPart'
  /** The buyer's bank took it back. */
  | 'chargedBack';

const returnEnds = {
  whole: 'refunded',
  part: 'refundedInPart',
  chargedBack: 'chargedBack',
} as const satisfies Record<ReturnKind, PaymentEnd>;

/** @param stage of the order, which knows what the store does with the money */
export function paymentEndOf(
  payments: readonly Payment[],
  stage: Order['status']['kind'] | undefined,
): PaymentEnd {
  if (stage === 'refunding') return 'refunding';
  const refund = refundOf(payments);
  if (refund) return returnEnds[refund.kind];
  if (stage === 'refunded' || stage === 'underReview') return stage;
  const standing = standingOf({ payments, isPending: null });
  return standing === 'pending' || standing === 'unpaid' ? 'awaiting' : standing;
}

/** The pickup code; null before payment (accounts.md §4), and when there is nothing to hand over. */
export function pickupCodeOf(
  { pickupCode }: Pick<Order, 'pickupCode'>,
  { handOver }: Pick<OrderStanding, 'handOver'>,
): string | null {
  return handOver === 'ahead' ? pickupCode : null;
}

/** Whether there is a ticket: not before payment (accounts.md §4). */
export function canPrint({ payments, status }: Order): boolean {
  const { kind } = status;
  if (kind === 'underReview') return isPaid(payments);
  // Closed before money came.
  if (kind === 'refunded' && payments.length > 0) return isPaid(payments);
  return !isAwaited(payments) && kind !== 'awaiting' && kind !== 'awaitingPayment';
}

/** What was or has to be paid: the relevant payment's amount, else the order's total. */
export function paymentValueOf({ payments, total }: Order): Money {
  return countingOf(payments)?.amount ?? total;
}

/** How it was or is to be paid; null when that is chosen on the payment page. */
export function paymentWayOf(payments: readonly Payment[]): PaymentWay | null {
  return countingOf(payments)?.way ?? null;
}

/** The payment that was made, or else the newest. */
function countingOf(payments: readonly Payment[]): Payment | undefined {
  return payments.find(({ status }) => status.kind === 'paid') ?? payments[0];
}

/** Null when payment is not offered (accounts.md §4), or its time is over. */
export function paymentLinkOf(
  { paymentLink }: Pick<Order, 'paymentLink'>,
  { state }: Pick<OrderStanding, 'state'>,
  hosts: readonly string[],
): string | null {
  return state === 'awaitingPayment' ? allowedPaymentLink(paymentLink, hosts) : null;
}

/** The newest payment is open and no earlier one was made. */
function isAwaited(payments: readonly Payment[]): boolean {
  return payments[0]?.status.kind === 'awaiting' && !isPaid(payments);
}

/**
 * A payment link that may be followed (decision 31): https, or http on localhost, with an allowed
 * host; otherwise null.
 * @param hosts host names, with a port to allow only that one
 */
export function allowedPaymentLink(link: string | null, hosts: readonly string[]): string | null {
  const url = link === null ? null : parsed(link);
  if (!url || url.username !== '' || url.password !== '') return null;
  const secure = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url));
  const known = hosts.includes(url.hostname) || hosts.includes(url.host);
  return secure && known ? url.href : null;
}

function parsed(link: string): URL | null {
  try {
    return new URL(link);
  } catch {
    return null;
  }
}

function isLoopback({ hostname }: URL): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(?:\.\d{1,3}){3}$/.test(hostname)
  );
}
