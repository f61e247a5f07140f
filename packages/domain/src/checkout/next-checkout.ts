import { billChanges, hasSameLines, type Bill } from './bill.ts';
import {
  initialCheckout,
  seenBill,
  type ChangedStep,
  type CheckoutError,
  type CheckoutEvent,
  type CheckoutState,
  type PayingStep,
  type PaymentStep,
  type ReviewStep,
} from './checkout-state.ts';

/**
 * The transition function (accounts.md §4). Returns the same state when an event changes nothing,
 * such as a second press on pay or a late answer.
 */
export function nextCheckout(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  if (event.type === 'deliveryChosen') return afterChoice(state, event.bill);
  switch (state.step) {
    case 'review':
      return fromReview(state, event);
    case 'payment':
      return fromPayment(state, event);
    case 'paying':
      return fromPaying(state, event);
    case 'changed':
      return fromChanged(state, event);
    case 'leaving':
    case 'bought':
      return event.type === 'begunAgain' ? initialCheckout : state;
  }
}

function fromReview(state: ReviewStep, event: CheckoutEvent): CheckoutState {
  const { method, seen, error } = state;
  if (event.type === 'methodChosen') return { ...state, method: event.method };
  if (event.type === 'wentBack') return seen || error ? { ...initialCheckout, method } : state;
  if (event.type === 'choiceLost') return seen ? { ...state, seen: null } : state;
  if (event.type !== 'continued' && event.type !== 'billShown') return state;
  const { bill } = event;
  const changed = seen && changedFrom({ method, bill: seen }, bill);
  if (changed) return changed;
  if (event.type === 'continued') return { step: 'payment', method, bill, error: null };
  return seen ? state : { ...state, seen: bill };
}

/** The shopper's own choice of delivery needs no confirmation and clears the previous error. */
function afterChoice(state: CheckoutState, bill: Bill): CheckoutState {
  const seen = seenBill(state);
  return seen && !hasSameLines(seen, bill) ? state : nextCheckout(state, { type: 'wentBack' });
}

function fromPayment(state: PaymentStep, event: CheckoutEvent): CheckoutState {
  const { method, bill } = state;
  if (isBack(event)) return { ...initialCheckout, method };
  if (event.type === 'methodChosen') return { ...state, method: event.method, error: null };
  if (event.type === 'payPressed') return { step: 'paying', method, bill };
  if (isAnotherBill(event)) return changedFrom(state, event.bill) ?? state;
  return state;
}

function fromPaying(state: PayingStep, event: CheckoutEvent): CheckoutState {
  const { method, bill } = state;
  if (isAnotherBill(event)) return changedFrom(state, event.bill) ?? state;
  if (event.type === 'linked') {
    return { step: 'leaving', link: event.link, orderId: event.orderId };
  }
  if (event.type === 'foundBought') return { step: 'bought', orderId: event.orderId };
  if (event.type !== 'refused') return state;
  const { error } = event;
  return isToReview(error)
    ? { ...initialCheckout, method, error }
    : { step: 'payment', method, bill, error };
}

function fromChanged(state: ChangedStep, event: CheckoutEvent): CheckoutState {
  const { method, before, bill } = state;
  if (isBack(event)) return { ...initialCheckout, method };
  if (event.type === 'changesConfirmed') return { step: 'payment', method, bill, error: null };
  if (!isAnotherBill(event)) return state;
  const asSeen: PaymentStep = { step: 'payment', method, bill: before, error: null };
  return changedFrom(asSeen, event.bill) ?? asSeen;
}

/** Past the review, `billShown` and `billChanged` are treated alike. */
function isAnotherBill(
  event: CheckoutEvent,
): event is Extract<CheckoutEvent, { readonly type: 'billChanged' | 'billShown' }> {
  return event.type === 'billChanged' || event.type === 'billShown';
}

function isBack({ type }: CheckoutEvent): boolean {
  return type === 'wentBack' || type === 'choiceLost';
}

/** The state that asks for confirmation of changes; null when there are none. */
function changedFrom(
  { method, bill: before }: Pick<PaymentStep, 'method' | 'bill'>,
  bill: Bill,
): ChangedStep | null {
  const changes = billChanges(before, bill);
  return changes && { step: 'changed', method, before, bill, changes };
}

/** Errors that can only be fixed in the review. */
function isToReview({ kind }: CheckoutError): boolean {
  return kind === 'unavailable' || kind === 'deliveryGone';
}
