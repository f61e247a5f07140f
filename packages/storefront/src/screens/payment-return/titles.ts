import type { PaymentReturn } from '@ponte/domain/payment-return';

/** Titles by state, so that a background tab tells the payment's state. */
export const titles = {
  idle: 'paymentReturn.title',
  checking: 'paymentReturn.checking',
  paid: 'paymentReturn.paid',
  unpaid: 'paymentReturn.unpaid',
  signIn: 'paymentReturn.signInTitle',
  confirming: 'paymentReturn.payment_timeout',
  declined: 'paymentReturn.payment_error',
  missing: 'paymentReturn.missing_payment_id',
} as const satisfies Record<PaymentReturn['state']['at'], string>;
