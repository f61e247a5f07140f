import { describe, expect, test } from 'vitest';
import {
  orderStandingOf,
  type HandOver,
  type OrderFacts,
  type OrderState,
  type PaymentFacts,
} from './order-standing.ts';

const at = (time: string) => `2026-11-28T${time}:00Z`;
const now = Date.parse(at('18:00'));

const made = (status: PaymentFacts['status'], rest: Partial<PaymentFacts> = {}): PaymentFacts => ({
  status,
  paidAt: status === 'paid' ? at('17:10') : null,
  returned: null,
  ...rest,
});

const back = (kind: 'whole' | 'part' | 'chargedBack', time = '17:50') =>
  made('paid', { returned: { at: at(time), kind } });

const placed: OrderFacts = {
  stage: 'awaitingPayment',
  placedAt: at('17:00'),
  payUntil: at('18:39'),
  cancelledAt: null,
  payments: [made('awaiting')],
  isPending: null,
  brought: false,
  sentAt: null,
  handedOverAt: null,
};
const paid = { ...placed, stage: 'paid', payments: [made('paid')] } as const;
const ready = { ...paid, stage: 'readyForPickup', sentAt: at('17:20') } as const;
const collected = { ...ready, stage: 'collected', handedOverAt: at('17:40') } as const;
const late = { ...placed, payUntil: at('17:59') } as const;
const ended = { ...late, stage: 'awaiting', payments: [made('cancelled')] } as const;

/** `done` with the moments of what happened; what is still to come stands after `|`. */
function shown(facts: OrderFacts): string {
  const { steps, current } = orderStandingOf(facts, now);
  const words = steps.map(
    ({ status, at: time }) => status + (time ? ` ${time.slice(11, 16)}` : ''),
  );
  const ahead = words.slice(current + 1);
  return [
    words.slice(0, current + 1).join(', '),
    ...(ahead.length > 0 ? [ahead.join(', ')] : []),
  ].join(' | ');
}

describe('an order', () => {
  // Spec: decision 41, 51
  test.each<[string, OrderFacts, OrderState, HandOver, string]>([
    [
      'can be paid',
      placed,
      'awaitingPayment',
      'planned',
      'ordered 17:00 | paid, readyForPickup, collected',
    ],
    [
      'was declined and can be paid',
      { ...placed, payments: [made('declined')] },
      'awaitingPayment',
      'planned',
      'ordered 17:00 | paid, readyForPickup, collected',
    ],
    [
      'has an attempt under way',
      { ...placed, isPending: true },
      'confirming',
      'planned',
      'ordered 17:00 | paid, readyForPickup, collected',
    ],
    [
      'has just run out',
      late,
      'confirming',
      'planned',
      'ordered 17:00 | paid, readyForPickup, collected',
    ],
    ['ran out', ended, 'ranOut', 'off', 'ordered 17:00, ranOut 17:59'],
    [
      'was cancelled',
      { ...ended, cancelledAt: at('17:30') },
      'cancelled',
      'off',
      'ordered 17:00, cancelled 17:30',
    ],
    [
      'was replaced by another choice',
      { ...placed, cancelledAt: at('17:30') },
      'cancelled',
      'off',
      'ordered 17:00, cancelled 17:30',
    ],
    [
      'was closed by its store before money came',
      { ...placed, stage: 'refunded', cancelledAt: at('17:30') },
      'cancelled',
      'off',
      'ordered 17:00, cancelled 17:30',
    ],
    [
      'ended in a store that does not say why',
      { ...ended, payUntil: null },
      'cancelled',
      'off',
      'ordered 17:00, cancelled',
    ],
    [
      'waits for who knows what',
      { ...placed, stage: 'awaiting' },
      'awaiting',
      'planned',
      'ordered 17:00 | paid, readyForPickup, collected',
    ],
    [
      'is authorised',
      { ...placed, stage: 'authorized', payments: [made('unknown')] },
      'authorized',
      'ahead',
      'ordered 17:00 | paid, readyForPickup, collected',
    ],
    [
      'is authorised and awaits its payment',
      { ...placed, stage: 'authorized' },
      'authorized',
      'planned',
      'ordered 17:00 | paid, readyForPickup, collected',
    ],
    ['is paid', paid, 'paid', 'ahead', 'ordered 17:00, paid 17:10 | readyForPickup, collected'],
    [
      'is paid, for the door',
      { ...paid, brought: true },
      'paid',
      'ahead',
      'ordered 17:00, paid 17:10 | shipped, delivered',
    ],
    [
      'is ready',
      ready,
      'readyForPickup',
      'ahead',
      'ordered 17:00, paid 17:10, readyForPickup 17:20 | collected',
    ],
    [
      'is on its way',
      { ...ready, stage: 'shipped', brought: true },
      'shipped',
      'ahead',
      'ordered 17:00, paid 17:10, shipped 17:20 | delivered',
    ],
    [
      'is on its way since nobody knows when',
      { ...paid, stage: 'shipped', brought: null },
      'shipped',
      'ahead',
      'ordered 17:00, paid 17:10, shipped | delivered',
    ],
    [
      'was collected',
      collected,
      'collected',
      'done',
      'ordered 17:00, paid 17:10, readyForPickup 17:20, collected 17:40',
    ],
    [
      'was collected without having been called ready',
      { ...collected, sentAt: null },
      'collected',
      'done',
      'ordered 17:00, paid 17:10, collected 17:40',
    ],
    [
      'was delivered',
      { ...collected, stage: 'delivered', brought: true },
      'delivered',
      'done',
      'ordered 17:00, paid 17:10, shipped 17:20, delivered 17:40',
    ],
    [
      'has its money checked',
      { ...placed, stage: 'underReview', payments: [made('underReview')] },
      'underReview',
      'off',
      'ordered 17:00, underReview',
    ],
    [
      'has its paid money checked',
      { ...paid, stage: 'underReview' },
      'underReview',
      'off',
      'ordered 17:00, paid 17:10, underReview',
    ],
    [
      'was charged back, and is checked',
      { ...paid, stage: 'underReview', payments: [back('chargedBack')] },
      'underReview',
      'off',
      'ordered 17:00, paid 17:10, chargedBack 17:50, underReview',
    ],
    [
      'is being paid back',
      { ...paid, stage: 'refunding' },
      'refunding',
      'off',
      'ordered 17:00, paid 17:10, refunding',
    ],
    [
      'was paid back',
      { ...paid, stage: 'refunded', payments: [back('whole')] },
      'refunded',
      'off',
      'ordered 17:00, paid 17:10, refunded 17:50',
    ],
    [
      'was paid back, nobody knows when',
      { ...paid, stage: 'refunded' },
      'refunded',
      'off',
      'ordered 17:00, paid 17:10, refunded',
    ],
    [
      'was paid back after it was collected',
      { ...collected, stage: 'refunded', payments: [back('whole')] },
      'refunded',
      'off',
      'ordered 17:00, paid 17:10, readyForPickup 17:20, collected 17:40, refunded 17:50',
    ],
    [
      'ended with a part paid back',
      { ...paid, stage: 'refunded', payments: [back('part')] },
      'refundedInPart',
      'off',
      'ordered 17:00, paid 17:10, refundedInPart 17:50',
    ],
    [
      'was charged back for good',
      { ...paid, stage: 'refunded', payments: [back('chargedBack')] },
      'chargedBack',
      'off',
      'ordered 17:00, paid 17:10, chargedBack 17:50',
    ],
    [
      'is handed over although a part went back',
      { ...paid, payments: [back('part')] },
      'paid',
      'ahead',
      'ordered 17:00, paid 17:10, refundedInPart 17:50 | readyForPickup, collected',
    ],
    [
      'was collected after a part went back',
      { ...collected, payments: [back('part', '17:15')] },
      'collected',
      'done',
      'ordered 17:00, paid 17:10, refundedInPart 17:15, readyForPickup 17:20, collected 17:40',
    ],
    [
      'has a status that only its store knows',
      { ...placed, stage: 'unknown' },
      'unknown',
      'planned',
      'ordered 17:00',
    ],
  ])('that %s', (_, facts, state, handOver, steps) => {
    const standing = orderStandingOf(facts, now);

    expect([standing.state, standing.handOver, shown(facts)]).toEqual([state, handOver, steps]);
  });

  test('says until when it can be paid only while it can', () => {
    const until = (facts: OrderFacts) => orderStandingOf(facts, now).payUntil;

    expect([placed, late, ended, paid].map(until)).toEqual([at('18:39'), null, null, null]);
  });

  test('says when it ended only when it has', () => {
    const end = (facts: OrderFacts) => orderStandingOf(facts, now).endedAt;
    const cancelled = { ...ended, cancelledAt: at('17:30') };

    expect([placed, ended, cancelled, paid].map(end)).toEqual([
      null,
      at('17:59'),
      at('17:30'),
      null,
    ]);
  });
});
