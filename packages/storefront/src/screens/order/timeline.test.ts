import type { Order } from '@ponte/domain';
import { expect, it } from 'vitest';
import { timelineOf } from './timeline.ts';

const delivery = {
  description: '',
  days: 1,
  atCounter: false,
  place: '',
  brought: false,
  hours: '',
  handedOverAt: null,
  handedOverTo: null,
  tracking: null,
} satisfies Order['delivery'];

// Spec: decision 41
it.each([
  ['paid', false, 'paid', ['readyForPickup', 'collected']],
  ['readyForPickup', false, 'readyForPickup', ['collected']],
  ['collected', false, 'collected', []],
  ['paid', true, 'paid', ['shipped', 'delivered']],
  ['shipped', true, 'shipped', ['delivered']],
  // The store does not say whether it is brought.
  ['shipped', false, 'shipped', ['delivered']],
  ['delivered', true, 'delivered', []],
  ['refunding', false, 'paid', ['refunded']],
  ['refunded', false, 'refunded', []],
] as const)('an order that is %s (brought: %s) is at %s, then %j', (kind, brought, at, then) => {
  const { steps, current } = timelineOf({
    status: { kind },
    delivery: { ...delivery, brought },
    payments: [],
  });

  expect(steps[current]).toBe(at);
  expect(steps.slice(current + 1)).toEqual(then);
});

it.each([
  ['underReview', null, 'awaiting', ['paid', 'readyForPickup', 'collected']],
  ['paid', null, 'paid', ['readyForPickup', 'collected']],
  ['paid', '2026-11-27T12:00:00Z', 'collected', []],
] as const)(
  'one under review whose payment is %s, handed over: %s, is at %s, then %j',
  (...row) => {
    const [kind, handedOverAt, at, then] = row;
    const payment = { status: { kind }, amount: null, way: null, refunded: null, paid: null };
    const status = { kind: 'underReview' } as const;
    const { steps, current } = timelineOf({
      status,
      delivery: { ...delivery, handedOverAt },
      payments: [payment],
    });

    expect(steps[current]).toBe(at);
    expect(steps.slice(current + 1)).toEqual(then);
  },
);

it('one whose payment was charged back ended so', () => {
  const refunded = { amount: null, at: '2026-11-27T12:00:00Z', kind: 'chargedBack' } as const;
  const payment = {
    status: { kind: 'paid' },
    amount: null,
    way: null,
    refunded,
    paid: null,
  } as const;
  const { steps, current } = timelineOf({
    status: { kind: 'refunded' },
    delivery,
    payments: [payment],
  });

  expect([steps.length, steps[current]]).toEqual([3, 'chargedBack']);
});

it('one whose status only the store knows has been placed', () => {
  const status = { kind: 'unknown', text: 'EMBALADO' } as const;
  expect(timelineOf({ status, delivery: null, payments: [] }).current).toBe(0);
});
