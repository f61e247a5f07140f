/**
 * Ways to pay that a buyer chooses in the shop; a store offers some of them (`formas_pagamento` of the
 * start data). `voucher` is a boleto, `bank` the buyer's own bank, `points` shops that collect payments.
 */
export const paymentWays = [
  'pix',
  'card',
  'voucher',
  'gateway',
  'qr',
  'wallet',
  'transfer',
  'bank',
  'points',
] as const;
export type PaymentWay = (typeof paymentWays)[number];
