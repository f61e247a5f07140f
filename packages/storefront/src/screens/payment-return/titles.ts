import type { PaymentReturn } from '@ponte/domain/payment-return';

/** The title of the page in each state: a tab in the background tells how the payment stands. */
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
