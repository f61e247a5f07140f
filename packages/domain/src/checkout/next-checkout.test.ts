import { describe, expect, test } from 'vitest';
import type { Bill } from './bill.ts';
import {
  initialCheckout,
  seenBill,
  type CheckoutEvent,
  type CheckoutState,
} from './checkout-state.ts';
import { nextCheckout } from './next-checkout.ts';

const usd = (minor: number) => ({ minor, currency: 'USD' }) as const;
const drill = { productId: 7, name: 'Furadeira', quantity: 1, unitPrice: usd(6490) };
const saw = { productId: 8, name: 'Serra', quantity: 2, unitPrice: usd(1000) };
const bill: Bill = { lines: [drill, saw], shipping: usd(300), total: usd(8790) };
const dearer: Bill = { ...bill, shipping: usd(500), total: usd(8990) };

const continued: CheckoutEvent = { type: 'continued', bill };
const pix: CheckoutEvent = { type: 'methodChosen', method: 'pix' };
const pressed: CheckoutEvent = { type: 'payPressed' };
const repriced: CheckoutEvent = { type: 'billChanged', bill: dearer };
const linked: CheckoutEvent = { type: 'linked', link: 'https://pay.example/1', orderId: 'o-1' };
const refused: CheckoutEvent = {
  type: 'refused',
  error: { kind: 'call', error: { kind: 'timeout' } },
};
const gone: CheckoutEvent = { type: 'refused', error: { kind: 'deliveryGone' } };
const unsold: CheckoutEvent = {
  type: 'refused',
  error: { kind: 'unavailable', products: ['Serra'] },
};
const foundBought: CheckoutEvent = { type: 'foundBought', orderId: 'o-1' };
const confirmed: CheckoutEvent = { type: 'changesConfirmed' };
const back: CheckoutEvent = { type: 'wentBack' };
const lost: CheckoutEvent = { type: 'choiceLost' };
const shown: CheckoutEvent = { type: 'billShown', bill };
const shownDearer: CheckoutEvent = { type: 'billShown', bill: dearer };
const chosen: CheckoutEvent = { type: 'deliveryChosen', bill: dearer };
const again: CheckoutEvent = { type: 'begunAgain' };
const events = [
  continued,
  pix,
  pressed,
  repriced,
  linked,
  refused,
  gone,
  unsold,
  foundBought,
  confirmed,
  back,
  lost,
  shown,
  chosen,
  again,
];

function after(...happened: readonly CheckoutEvent[]): CheckoutState {
  return happened.reduce<CheckoutState>(nextCheckout, initialCheckout);
}

const states = {
  review: after(),
  payment: after(continued, pix),
  paying: after(continued, pix, pressed),
  changed: after(continued, pix, repriced),
  leaving: after(continued, pix, pressed, linked),
  bought: after(continued, pix, pressed, foundBought),
};

/** Where each event leads; an event that is not named changes nothing. */
const table: Record<keyof typeof states, readonly (readonly [CheckoutEvent, string])[]> = {
  review: [
    [continued, 'payment'],
    [pix, 'review'],
    [shown, 'review'],
  ],
  payment: [
    [pix, 'payment'],
    [pressed, 'paying'],
    [repriced, 'changed'],
    [back, 'review'],
    [lost, 'review'],
    [chosen, 'review'],
  ],
  paying: [
    [repriced, 'changed'],
    [linked, 'leaving'],
    [foundBought, 'bought'],
    [refused, 'payment'],
    [gone, 'review'],
    [unsold, 'review'],
  ],
  changed: [
    [confirmed, 'payment'],
    [repriced, 'changed'],
    [back, 'review'],
    [lost, 'review'],
    [chosen, 'review'],
    [shown, 'payment'],
  ],
  leaving: [[again, 'review']],
  bought: [[again, 'review']],
};

describe.each(['review', 'payment', 'paying', 'changed', 'leaving', 'bought'] as const)(
  'from %s',
  (from) => {
    test.each(events)('$type leads where the table says', (event) => {
      const state = states[from];
      const row = table[from].find(([known]) => known === event);
      const next = nextCheckout(state, event);
      expect(next.step).toBe(row?.[1] ?? from);
      expect(next === state).toBe(row === undefined);
    });
  },
);

test('a method is paid with where one was chosen', () => {
  expect(after(continued, pix, pressed)).toMatchObject({ step: 'paying', method: 'pix' });
  expect(after(continued, pressed)).toMatchObject({ step: 'paying', method: null });
});

test('the method outlasts the steps', () => {
  expect(after(pix, continued)).toMatchObject({ method: 'pix' });
  expect(after(continued, pix, back)).toMatchObject({ step: 'review', method: 'pix' });
  expect(after(continued, pix, repriced, confirmed)).toMatchObject({ method: 'pix' });
});

test('a refusal is shown, and gone with the next choice', () => {
  expect(after(continued, pix, pressed, refused)).toMatchObject({ error: { kind: 'call' } });
  expect(after(continued, pix, pressed, refused, pix)).toMatchObject({ error: null });
  expect(after(continued, pix, pressed, unsold)).toMatchObject({
    step: 'review',
    error: { kind: 'unavailable', products: ['Serra'] },
  });
});

test('what was confirmed is what is paid', () => {
  expect(after(continued, pix, repriced, confirmed)).toMatchObject({
    step: 'payment',
    bill: dearer,
  });
});

test('the same bill again is no change, and one that comes back takes the question away', () => {
  const state = states.payment;
  expect(nextCheckout(state, { type: 'billChanged', bill })).toBe(state);
  expect(nextCheckout(states.changed, { type: 'billChanged', bill })).toEqual({
    step: 'payment',
    method: 'pix',
    bill,
    error: null,
  });
});

test('a second change is compared with what the shopper has seen and agreed to', () => {
  const dearest: Bill = { ...bill, shipping: usd(900), total: usd(9390) };
  expect(after(continued, pix, repriced, { type: 'billChanged', bill: dearest })).toMatchObject({
    step: 'changed',
    before: bill,
    bill: dearest,
  });
});

test('what went wrong is gone once the shopper changes something, so that it can go on', () => {
  const sold = after(continued, pix, pressed, unsold);
  expect(nextCheckout(sold, back)).toEqual({ ...initialCheckout, method: 'pix' });
  const undelivered = after(continued, pix, pressed, gone);
  expect(nextCheckout(undelivered, chosen)).toEqual({ ...initialCheckout, method: 'pix' });
});

describe('on a page that shows everything at once', () => {
  test.each([
    ['review', [pix, shown]],
    ['payment', [pix, shown, continued]],
    ['paying', [pix, shown, continued, pressed]],
  ] as const)('another bill than the one it showed is asked about while %s', (_, happened) => {
    expect(after(...happened, shownDearer)).toMatchObject({
      step: 'changed',
      method: 'pix',
      before: bill,
      bill: dearer,
    });
  });

  test('a delivery chosen on purpose is not asked about', () => {
    expect(after(shown, chosen, shownDearer)).toMatchObject({ step: 'review', seen: dearer });
    expect(after(shown, shownDearer, chosen)).toMatchObject({ step: 'review', seen: null });
  });

  test('but what is another besides it is', () => {
    const fewer: Bill = { ...dearer, lines: [drill], total: usd(6990) };
    const both: readonly CheckoutEvent[] = [
      { type: 'deliveryChosen', bill: fewer },
      { type: 'billShown', bill: fewer },
    ];
    expect(after(shown, ...both)).toMatchObject({ step: 'changed', before: bill, bill: fewer });
    expect(after(shown, shownDearer, ...both)).toMatchObject({ step: 'changed', before: bill });
  });

  test('what was seen of a cart that another tab emptied is not compared with the next one', () => {
    expect(after(shown, lost)).toEqual(initialCheckout);
  });
});

describe('after a reload', () => {
  const reloaded: CheckoutState = { ...initialCheckout, method: 'pix', seen: bill };
  const then = (...happened: readonly CheckoutEvent[]) =>
    happened.reduce<CheckoutState>(nextCheckout, reloaded);

  test('another bill than the one that was seen is asked about, until it is confirmed', () => {
    const changed = then({ type: 'continued', bill: dearer });
    expect(changed).toMatchObject({
      step: 'changed',
      before: bill,
      bill: dearer,
      changes: { shipping: { before: usd(300), after: usd(500) } },
    });
    expect(seenBill(changed)).toBe(bill);
    expect(nextCheckout(changed, confirmed)).toMatchObject({ step: 'payment', bill: dearer });
    expect(seenBill(nextCheckout(changed, confirmed))).toBe(dearer);
  });

  test('the same bill goes on to the payment', () => {
    expect(then(continued)).toEqual({ step: 'payment', method: 'pix', bill, error: null });
    expect(then(pix, continued)).toMatchObject({ step: 'payment', bill });
  });

  test('a page that shows everything at once asks about another bill as soon as it shows it', () => {
    expect(then(shownDearer)).toMatchObject({ step: 'changed', before: bill, bill: dearer });
    expect(then(shown)).toBe(reloaded);
  });

  test('what is seen in the review is not asked about', () => {
    expect(then(back, { type: 'continued', bill: dearer })).toMatchObject({
      step: 'payment',
      bill: dearer,
    });
  });

  test.each(Object.entries(states))('what was seen while %s is compared with', (step, state) => {
    expect(seenBill(state)).toEqual(/payment|paying|changed/.test(step) ? bill : null);
  });
});
