import type { PaymentEnd } from '@ponte/domain/orders';
import type { PaymentReturn } from '@ponte/domain/payment-return';

/** @param end what became of a payment that was made; what the payment's progress says by default */
export function titleOf(
  { state, end: known }: Pick<PaymentReturn, 'state' | 'end'>,
  end: PaymentEnd = known,
) {
  return state.at === 'paid' ? ends[end] : titles[state.at];
}

/** Of a payment that was made, in every state. */
const ends = {
  awaiting: 'paymentReturn.paid',
  declined: 'paymentReturn.paid',
  paid: 'paymentReturn.paid',
  underReview: 'paymentReturn.underReview',
  refunding: 'paymentReturn.refunding',
  refunded: 'paymentReturn.refunded',
  refundedInPart: 'paymentReturn.refundedInPart',
  chargedBack: 'paymentReturn.chargedBack',
} as const satisfies Record<PaymentEnd, string>;

/** Titles by state, so that a background tab shows the payment's state. */
export const titles = {
  idle: 'paymentReturn.title',
  checking: 'paymentReturn.checking',
  paid: 'paymentReturn.paid',
  unpaid: 'paymentReturn.unpaid',
  signIn: 'paymentReturn.signInTitle',
  confirming: 'paymentReturn.payment_timeout',
  underReview: 'paymentReturn.underReview',
  declined: 'paymentReturn.payment_error',
  ranOut: 'paymentReturn.ranOut',
  cancelled: 'paymentReturn.cancelled',
  missing: 'paymentReturn.missing_payment_id',
} as const satisfies Record<PaymentReturn['state']['at'], string>;
