import { describe, expect, test } from 'vitest';
import type { Order, OrderStatus, PaymentStatus, ReturnKind } from '../entities/index.ts';
import {
  canPrint,
  isDeclined,
  isPaid,
  paymentEndOf,
  paymentLinkOf,
  paymentValueOf,
  paymentWayOf,
  refundOf,
  pickupCodeOf,
  allowedPaymentLink,
} from './order-rules.ts';
import { standingOfOrder } from './order-standing.ts';

const noon = Date.UTC(2026, 10, 28, 12);

describe('a payment link', () => {
  const hosts = ['pay.example', 'localhost', '127.0.0.1', 'ports.example:8443'];

  test.each([
    'https://pay.example/p/1?x=2',
    'https://PAY.example/p/1',
    'https://pay.example:8443/p/1',
    'https://ports.example:8443/p',
    'http://localhost:4000/sandbox/1',
    'http://127.0.0.1:4000/sandbox/1',
    'https://localhost/p',
  ])('is followed: %s', (link) => {
    expect(allowedPaymentLink(link, hosts)).toBe(new URL(link).href);
  });

  test.each([
    null,
    '',
    '/p/1',
    '//pay.example/p',
    'http://pay.example/p',
    'https://pay.example.evil.example/p',
    'https://evil.example/pay.example',
    'https://evil.example/?https://pay.example',
    'https://evil.example#pay.example',
    'https://pay.example@evil.example/p',
    'https://user:secret@pay.example/p',
    'https://xpay.example/p',
    'https://sub.pay.example/p',
    'https://ports.example/p',
    'http://[::1]:4000/p',
    'javascript:alert(1)',
    'data:text/html,pay.example',
    'ftp://pay.example/p',
    'https://',
  ])('is not followed: %s', (link) => {
    expect(allowedPaymentLink(link, hosts)).toBeNull();
  });

  // Spec: decision 31
  test('by http leads nowhere but to this machine, also when the host is configured', () => {
    expect(allowedPaymentLink('http://shop.example/p', ['shop.example'])).toBeNull();
    expect(allowedPaymentLink('http://[::1]:4000/p', ['[::1]'])).toBe('http://[::1]:4000/p');
  });
});

function order(status: OrderStatus['kind'], ...payments: PaymentStatus['kind'][]): Order {
  return {
    externalId: 'order-1',
    number: '000001',
    createdAt: '2026-11-22T10:00:00Z',
    status: statusOf(status),
    total: { minor: 6490, currency: 'USD' },
    shipping: null,
    tax: null,
    note: null,
    pickupCode: 'K7-42',
    paymentLink: 'https://pay.example/1',
    payments: payments.map((kind, index) => ({
      status: paymentOf(kind),
      way: index === 0 ? ('pix' as const) : ('card' as const),
      amount: { minor: 1000 + index, currency: 'USD' },
      refunded: null,
      paid: null,
      paidAt: null,
    })),
    payUntil: null,
    cancelledAt: null,
    lines: [],
    lineCount: 0,
    isReviewable: false,
    delivery: null,
  };
}

function statusOf(kind: OrderStatus['kind']): OrderStatus {
  return kind === 'unknown' ? { kind, text: 'EMBALADO' } : { kind };
}

function paymentOf(kind: PaymentStatus['kind']): PaymentStatus {
  return kind === 'unknown' ? { kind, text: 'ANALISE' } : { kind };
}

const linkOf = (placed: Order, hosts = ['pay.example']) =>
  paymentLinkOf(placed, standingOfOrder(placed, noon), hosts);

describe('an order', () => {
  // Spec: accounts 2.41
  test.each([
    [order('awaitingPayment', 'awaiting'), null, false],
    [order('awaiting', 'awaiting'), null, false],
    [order('paid', 'paid'), 'K7-42', true],
    [order('shipped', 'paid', 'declined'), 'K7-42', true],
    [order('readyForPickup', 'paid'), 'K7-42', true],
    // The goods are handed over: the code is spent.
    [order('collected', 'paid'), null, true],
    [order('delivered', 'paid'), null, true],
    // The money goes or went back.
    [order('refunding', 'paid'), null, true],
    [order('refunded', 'paid'), null, true],
    // Another amount came, or money that was there is gone.
    [order('underReview', 'underReview'), null, false],
    [order('underReview', 'paid'), null, true],
    // A new payment began after a successful one.
    [order('paid', 'awaiting', 'paid'), 'K7-42', true],
    [order('authorized', 'unknown'), 'K7-42', true],
  ] as const)('shows its code and its ticket when it is not awaited: %#', (shown, code, print) => {
    expect([pickupCodeOf(shown, standingOfOrder(shown, noon)), canPrint(shown)]).toEqual([
      code,
      print,
    ]);
  });

  test('says how much went back, when and by which way', () => {
    const amount = { minor: 6490, currency: 'USD' } as const;
    const [paid] = order('refunded', 'paid').payments;
    const refunded = { amount, at: '2026-11-27T12:00:00Z', kind: 'whole' } as const;
    expect(refundOf(paid ? [paid] : [])).toBeNull();
    expect(refundOf(paid ? [{ ...paid, refunded }] : [])).toEqual({ ...refunded, way: 'pix' });
  });

  test.each<[OrderStatus['kind'], PaymentStatus['kind'][], ReturnKind | null, string]>([
    ['awaitingPayment', [], null, 'awaiting'],
    ['awaitingPayment', ['awaiting', 'declined'], null, 'awaiting'],
    ['awaitingPayment', ['declined', 'cancelled'], null, 'declined'],
    ['authorized', ['unknown'], null, 'awaiting'],
    ['paid', ['paid', 'declined'], null, 'paid'],
    ['shipped', ['paid'], null, 'paid'],
    ['underReview', ['underReview'], null, 'underReview'],
    ['underReview', ['paid'], null, 'underReview'],
    ['underReview', ['paid'], 'part', 'refundedInPart'],
    ['underReview', ['paid'], 'chargedBack', 'chargedBack'],
    // Staff took what is left for the whole.
    ['paid', ['paid'], 'part', 'refundedInPart'],
    ['collected', ['paid'], 'chargedBack', 'chargedBack'],
    ['refunding', ['paid'], null, 'refunding'],
    ['refunding', ['paid'], 'part', 'refunding'],
    ['refunded', ['paid'], 'whole', 'refunded'],
    ['refunded', ['paid'], 'chargedBack', 'chargedBack'],
    ['refunded', ['paid'], null, 'refunded'],
  ])('that is %s, with payments %j that went back as %s, is %s', (kind, made, back, end) => {
    const { payments } = order(kind, ...made);
    const refunded = back && { amount: null, at: '2026-11-27T12:00:00Z', kind: back };
    const moved = payments.map((payment) => ({ ...payment, refunded }));
    expect(paymentEndOf(moved, kind)).toBe(end);
  });

  test.each([
    ['awaitingPayment', 'https://pay.example/1'],
    ['awaiting', null],
    ['authorized', null],
    ['paid', null],
    ['shipped', null],
    ['refunded', null],
    ['unknown', null],
  ] as const)('that is %s can be paid now at %s', (status, link) => {
    expect(linkOf(order(status))).toBe(link);
  });

  test('can’t be paid from the moment on that its time ends', () => {
    const until = (time: number) =>
      linkOf({ ...order('awaitingPayment'), payUntil: new Date(time).toISOString() });

    expect([until(noon), until(noon + 1)]).toEqual([null, 'https://pay.example/1']);
  });

  test('can’t be paid where its link is none that the shop knows', () => {
    expect(linkOf(order('awaitingPayment'), ['other.example'])).toBeNull();
    const unlinked = { ...order('awaitingPayment'), paymentLink: null };
    expect(linkOf(unlinked)).toBeNull();
  });

  test.each([
    [[], false, false],
    [['awaiting'], false, false],
    [['unknown'], false, false],
    [['paid'], true, false],
    [['awaiting', 'paid'], true, false],
    [['declined'], false, true],
    [['cancelled', 'declined'], false, true],
    [['awaiting', 'declined'], false, false],
    [['unknown', 'declined'], false, false],
  ] as const)('with payments %j is paid: %s, declined: %s', (kinds, paid, declined) => {
    const { payments } = order('awaitingPayment', ...kinds);
    expect([isPaid(payments), isDeclined(payments)]).toEqual([paid, declined]);
  });

  // Spec: accounts 2.41
  test.each([
    [['awaiting'], 1000],
    [['awaiting', 'paid'], 1001],
    [['declined', 'awaiting'], 1000],
    [[], 6490],
  ] as const)('with payments %j is worth %d in them', (kinds, minor) => {
    expect(paymentValueOf(order('paid', ...kinds)).minor).toBe(minor);
  });

  test.each([
    [['awaiting'], 'pix'],
    [['declined', 'paid'], 'card'],
    [[], null],
  ] as const)('with payments %j is paid by %s', (kinds, way) => {
    expect(paymentWayOf(order('paid', ...kinds).payments)).toBe(way);
  });

  test('whose payment says no amount is worth its total in it', () => {
    const silent = {
      ...order('paid'),
      payments: order('paid', 'paid').payments.map((each) => ({ ...each, amount: null })),
    };
    expect(paymentValueOf(silent).minor).toBe(6490);
  });
});
