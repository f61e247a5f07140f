import type { Order } from '@ponte/domain';
import type { PaymentReturn } from '@ponte/domain/payment-return';

/** @param order whose money may be on its way back; undefined until loaded */
export function titleOf(
  { state, refund }: Pick<PaymentReturn, 'state' | 'refund'>,
  order?: Pick<Order, 'status'>,
) {
  if (state.at !== 'paid') return titles[state.at];
  if (refund || order?.status.kind === 'refunded') return 'paymentReturn.refunded';
  return order?.status.kind === 'refunding' ? 'paymentReturn.refunding' : titles.paid;
}

/** Titles by state, so that a background tab tells the payment's state. */
export const titles = {
  idle: 'paymentReturn.title',
  checking: 'paymentReturn.checking',
  paid: 'paymentReturn.paid',
  unpaid: 'paymentReturn.unpaid',
  signIn: 'paymentReturn.signInTitle',
  confirming: 'paymentReturn.payment_timeout',
  underReview: 'paymentReturn.underReview',
  declined: 'paymentReturn.payment_error',
  missing: 'paymentReturn.missing_payment_id',
} as const satisfies Record<PaymentReturn['state']['at'], string>;
