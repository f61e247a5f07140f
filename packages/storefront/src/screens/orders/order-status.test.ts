import type { Order } from '@ponte/domain';
import { expect, it } from 'vitest';
import { shownStatusOf } from './order-status.ts';

type Kind = Order['payments'][number]['status']['kind'];

const at = '2026-11-27T12:00:00Z';

it.each([
  ['awaiting', 'cancelled', null, 'cancelled'],
  ['awaitingPayment', 'awaiting', null, 'awaitingPayment'],
  ['paid', 'paid', null, 'paid'],
  ['underReview', 'paid', 'chargedBack', 'underReview'],
  ['refunding', 'paid', null, 'refunding'],
  ['refunded', 'paid', 'whole', 'refunded'],
  ['refunded', 'paid', 'chargedBack', 'chargedBack'],
  ['collected', 'paid', 'chargedBack', 'collected'],
] as const satisfies readonly (readonly [Order['status']['kind'], Kind, string | null, string])[])(
  'an order that is %s, its payment %s and returned as %s, is shown as %s',
  (kind, paid, back, shown) => {
    const payment = {
      status: { kind: paid },
      way: null,
      amount: null,
      refunded: back && { amount: null, at, kind: back },
      paid: null,
    };
    expect(shownStatusOf({ status: { kind }, payments: [payment] })).toBe(shown);
  },
);
