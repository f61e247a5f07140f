import type { ApiError } from '../result/index.ts';
import type { Bill, BillChanges } from './bill.ts';
import type { PaymentMethodId } from './payment-methods.ts';

/** Why paying did not begin. */
export type CheckoutError =
  | { readonly kind: 'call'; readonly error: ApiError }
  /** The store sent no link to pay at. */
  | { readonly kind: 'noLink' }
  /** The link leads where no payment is made (decision 31); it is not followed. */
  | { readonly kind: 'linkRefused' }
  /** These can't be bought any more: they have to be removed. */
  | { readonly kind: 'unavailable'; readonly products: readonly string[] }
  /** A card needs a CPF, and the store knows none, or takes the one that was given for none. */
  | { readonly kind: 'cpfMissing' }
  /** The delivery that was chosen is offered no more: another has to be chosen. */
  | { readonly kind: 'deliveryGone' };

/** What outlasts the steps. */
interface Chosen {
  readonly method: PaymentMethodId | null;
}

/** Looking over the cart and choosing the delivery. */
export interface ReviewStep extends Chosen {
  readonly step: 'review';
  readonly error: CheckoutError | null;
  /**
   * What the shopper saw: on a page that shows everything at once, or before the page was loaded anew;
   * null where the review is a step of its own and was looked at.
   */
  readonly seen: Bill | null;
}

/** Choosing how to pay `bill`. */
export interface PaymentStep extends Chosen {
  readonly step: 'payment';
  readonly bill: Bill;
  readonly error: CheckoutError | null;
}

/** The store is asked for the link. */
export interface PayingStep {
  readonly step: 'paying';
  readonly method: PaymentMethodId;
  readonly bill: Bill;
}

/** Something is another than it was shown: the shopper sees what, and confirms. */
export interface ChangedStep extends Chosen {
  readonly step: 'changed';
  readonly before: Bill;
  readonly bill: Bill;
  readonly changes: BillChanges;
}

/** The link is in hand and the cart cleared: the browser goes there. */
export interface LeavingStep {
  readonly step: 'leaving';
  readonly link: string;
  readonly orderId: string;
}

/** This cart is bought already, as in another tab: its order says the rest. */
export interface BoughtStep {
  readonly step: 'bought';
  readonly orderId: string;
}

/** How far the checkout is. docs/state-machines.md has the table. */
export type CheckoutState =
  | ReviewStep
  | PaymentStep
  | PayingStep
  | ChangedStep
  | LeavingStep
  | BoughtStep;

/** The pages of a checkout: one for each step, or one that shows everything at once. */
export type CheckoutPage = 'review' | 'payment' | 'whole';

/** What can happen in a checkout. */
export type CheckoutEvent =
  /** Everything is chosen; this is what it costs. */
  | { readonly type: 'continued'; readonly bill: Bill }
  | { readonly type: 'wentBack' }
  /** A page that shows everything at once shows this bill. */
  | { readonly type: 'billShown'; readonly bill: Bill }
  /** The shopper chose another delivery on purpose: this is what it makes. */
  | { readonly type: 'deliveryChosen'; readonly bill: Bill }
  | { readonly type: 'methodChosen'; readonly method: PaymentMethodId }
  | { readonly type: 'payPressed' }
  /** It costs something else by now. */
  | { readonly type: 'billChanged'; readonly bill: Bill }
  /** What was chosen before can't be bought any more, as when another tab emptied the cart. */
  | { readonly type: 'choiceLost' }
  | { readonly type: 'changesConfirmed' }
  | { readonly type: 'linked'; readonly link: string; readonly orderId: string }
  | { readonly type: 'refused'; readonly error: CheckoutError }
  | { readonly type: 'foundBought'; readonly orderId: string }
  /** After an order something is in the cart again, as when the shopper came back. */
  | { readonly type: 'begunAgain' };

/** Where a checkout begins. */
export const initialCheckout: ReviewStep = {
  step: 'review',
  method: null,
  error: null,
  seen: null,
};

/** Whether there is something that the review lets go of; a payment under way is not called off. */
export function isPastReview(state: CheckoutState): boolean {
  const { step } = state;
  return step === 'payment' || step === 'changed' || (step === 'review' && state.seen !== null);
}

/** The bill that the shopper saw and did not leave for the review; null while there is none. */
export function seenBill(state: CheckoutState): Bill | null {
  switch (state.step) {
    case 'review':
      return state.seen;
    case 'payment':
    case 'paying':
      return state.bill;
    case 'changed':
      return state.before;
    case 'leaving':
    case 'bought':
      return null;
  }
}
