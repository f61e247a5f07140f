import type { Order } from '@ponte/domain';
import { money } from '@ponte/regional/money';

/** An unpaid order in dollars, without lines, delivery or payment link. */
export const unpaidOrder: Order = {
  externalId: 'o-1',
  number: '000002',
  createdAt: '2026-11-22T10:00:00Z',
  status: { kind: 'awaitingPayment' },
  total: money(6490, 'USD'),
  shipping: null,
  tax: null,
  payUntil: null,
  cancelledAt: null,
  note: null,
  pickupCode: null,
  paymentLink: null,
  payments: [],
  lines: [],
  lineCount: 0,
  isReviewable: false,
  delivery: null,
};
