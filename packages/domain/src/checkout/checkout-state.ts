import type { ApiError } from '../result/index.ts';
import type { ShippingProblem } from '../shipping/index.ts';
import type { Bill, BillChanges } from './bill.ts';
import type { PaymentMethodId } from './payment-methods.ts';

export type CheckoutError =
  | { readonly kind: 'call'; readonly error: ApiError }
  /** The store sent no payment link. */
  | { readonly kind: 'noLink' }
  /** The link's host is not allowed (decision 31); it is not followed. */
  | { readonly kind: 'linkRefused' }
  /** These can't be bought any more and have to be removed. */
  | { readonly kind: 'unavailable'; readonly products: readonly string[] }
  /** A card needs a CPF, and there is none on file or the given one was refused. */
  | { readonly kind: 'cpfMissing' }
  /** The chosen delivery is no longer offered. */
  | { readonly kind: 'deliveryGone' };

/** Choices that persist across steps. */
interface Chosen {
  readonly method: PaymentMethodId | null;
}

/** Reviewing the cart and choosing the delivery. */
export interface ReviewStep extends Chosen {
  readonly step: 'review';
  readonly error: CheckoutError | null;
  /**
   * The bill that the shopper saw, on a single-page checkout or before a reload; null when the
   * review step itself was shown.
   */
  readonly seen: Bill | null;
}

/** Choosing how to pay `bill`. */
export interface PaymentStep extends Chosen {
  readonly step: 'payment';
  readonly bill: Bill;
  readonly error: CheckoutError | null;
}

/** The payment link is being requested. */
export interface PayingStep {
  readonly step: 'paying';
  /** Null where it is chosen on the payment page. */
  readonly method: PaymentMethodId | null;
  readonly bill: Bill;
}

/** The bill changed: the shopper sees how, and confirms. */
export interface ChangedStep extends Chosen {
  readonly step: 'changed';
  readonly before: Bill;
  readonly bill: Bill;
  readonly changes: BillChanges;
}

/** The payment link is there; the browser goes to it. */
export interface LeavingStep {
  readonly step: 'leaving';
  readonly link: string;
  readonly orderId: string;
}

/** The cart was already bought, for example in another tab. */
export interface BoughtStep {
  readonly step: 'bought';
  readonly orderId: string;
}

/** docs/state-machines.md explains the states. */
export type CheckoutState =
  | ReviewStep
  | PaymentStep
  | PayingStep
  | ChangedStep
  | LeavingStep
  | BoughtStep;

/** `whole` shows all steps on one page. */
export type CheckoutPage = 'review' | 'payment' | 'whole';

export type CheckoutEvent =
  /** All requirements are met; `bill` is the price. */
  | { readonly type: 'continued'; readonly bill: Bill }
  | { readonly type: 'wentBack' }
  /** A single-page checkout shows this bill. */
  | { readonly type: 'billShown'; readonly bill: Bill }
  /** The shopper chose another delivery, which results in this bill. */
  | { readonly type: 'deliveryChosen'; readonly bill: Bill }
  | { readonly type: 'methodChosen'; readonly method: PaymentMethodId }
  | { readonly type: 'payPressed' }
  /** The bill changed by itself. */
  | { readonly type: 'billChanged'; readonly bill: Bill }
  /** The choice can't be bought any more, for example because another tab emptied the cart. */
  | { readonly type: 'choiceLost' }
  | { readonly type: 'changesConfirmed' }
  | { readonly type: 'linked'; readonly link: string; readonly orderId: string }
  | { readonly type: 'refused'; readonly error: CheckoutError }
  | { readonly type: 'foundBought'; readonly orderId: string }
  /** The cart has contents again after an order. */
  | { readonly type: 'begunAgain' };

export const initialCheckout: ReviewStep = {
  step: 'review',
  method: null,
  error: null,
  seen: null,
};

/** Whether a return to the review would discard something; a payment under way is not cancelled. */
export function isPastReview(state: CheckoutState): boolean {
  const { step } = state;
  return step === 'payment' || step === 'changed' || (step === 'review' && state.seen !== null);
}

/** The bill that the shopper last saw; null after a return to the review. */
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

/** What the shopper has to do before paying. */
export type CheckoutRequirement = 'login' | 'cart' | ShippingProblem | 'changes';

export interface CheckoutFacts {
  readonly signedIn: boolean;
  /** Different products in the cart. */
  readonly count: number;
  readonly shippingProblem: ShippingProblem | null;
}

/**
 * The first unmet requirement (accounts.md §5): login, then a filled cart, then a delivery with its
 * token and, for pickup, its point. Null when all are met.
 */
export function checkoutRequirement(facts: CheckoutFacts): CheckoutRequirement | null {
  if (!facts.signedIn) return 'login';
  return facts.count === 0 ? 'cart' : facts.shippingProblem;
}
