import type { CheckoutState } from '@ponte/domain/checkout';
import { money } from '@ponte/regional/money';
import { expect, it } from 'vitest';
import { nextMove, stepAsked, type StepFacts } from './next-move.ts';

const bill = { lines: [], shipping: money(0, 'USD'), total: money(24_900, 'USD') };
const review: CheckoutState = { step: 'review', method: null, error: null, seen: null };
const reloaded: CheckoutState = { ...review, seen: bill };
const refused: CheckoutState = { ...review, error: { kind: 'deliveryGone' } };
const payment: CheckoutState = { step: 'payment', method: 'pix', bill, error: null };
const paying: CheckoutState = { step: 'paying', method: 'pix', bill };
const changed: CheckoutState = {
  step: 'changed',
  method: 'pix',
  before: bill,
  bill,
  changes: { lines: [], shipping: null, total: { before: bill.total, after: bill.total } },
};

const moves: readonly (readonly [
  StepFacts['asked'],
  CheckoutState,
  boolean,
  boolean,
  ReturnType<typeof nextMove>,
  string,
])[] = [
  ['review', review, true, false, 'stay', 'nobody pressed anything'],
  ['review', reloaded, true, false, 'goBack', 'what was seen at the payment counts no more'],
  ['payment', reloaded, true, false, 'goOn', 'a reload: what was seen is compared'],
  ['review', payment, true, false, 'goBack', 'Back was pressed'],
  ['review', changed, true, false, 'goBack', 'Back was pressed over the changes'],
  ['review', paying, true, false, 'stay', 'a payment under way is not called off'],
  ['payment', review, true, false, 'goOn', 'Forward, or a reload whose delivery is known'],
  ['payment', review, false, true, 'stay', 'the delivery is still being calculated'],
  ['payment', review, false, false, 'askForReview', 'something has to be chosen first'],
  ['payment', refused, true, false, 'askForReview', 'the store wants another choice'],
  ['payment', payment, true, false, 'stay', 'both agree'],
  ['payment', paying, true, false, 'stay', 'both agree'],
  ['payment', changed, true, false, 'stay', 'the changes are shown there'],
];

it.each(moves)(
  'at the address of %s, with a checkout that is %o (ready: %s, waiting: %s): %s, because %s',
  (asked, state, ready, waiting, move) => {
    expect(nextMove({ asked, state, ready, waiting })).toBe(move);
  },
);

it.each([
  ['', 'review'],
  ['step=payment', 'payment'],
  ['step=', 'review'],
  ['step=anything', 'review'],
] as const)('takes the query "%s" for the step %s', (query, step) => {
  expect(stepAsked(new URLSearchParams(query))).toBe(step);
});
