import type { Order } from '@ponte/domain';
import { expect, it } from 'vitest';
import { shownPaymentOf } from './order-status.ts';

type Kind = Order['payments'][number]['status']['kind'];

it.each([
  ['awaitingPayment', [], 'awaiting'],
  ['awaitingPayment', ['awaiting', 'declined'], 'awaiting'],
  ['awaitingPayment', ['declined', 'cancelled'], 'declined'],
  ['paid', ['paid', 'declined'], 'paid'],
  ['shipped', ['paid'], 'paid'],
  ['refunded', ['paid'], 'refunded'],
] as const satisfies readonly (readonly [Order['status']['kind'], readonly Kind[], string])[])(
  'of an order that is %s, payments that are %o are shown as %s',
  (kind, kinds, shown) => {
    const payments = kinds.map((each) => ({
      status: { kind: each },
      way: null,
      amount: null,
      refunded: null,
      paid: null,
    }));
    expect(shownPaymentOf({ status: { kind }, payments })).toBe(shown);
  },
);
