import type { CheckoutState } from '@ponte/domain/checkout';

/** The steps that have an address of their own. */
export type Step = 'review' | 'payment';

/** Where the second step is. The first one is at the path alone. */
export const paymentHref = '/checkout?step=payment';
export const reviewHref = '/checkout';

/** The step that an address asks for. */
export function stepAsked(searchParams: URLSearchParams): Step {
  return searchParams.get('step') === 'payment' ? 'payment' : 'review';
}

/** What is known when address and checkout are compared. */
export interface StepFacts {
  readonly asked: Step;
  readonly state: CheckoutState;
  /** Everything is chosen, and what it costs is known. */
  readonly ready: boolean;
  /** What is missing may still come by itself, as while the delivery is calculated. */
  readonly waiting: boolean;
}

/**
 * What brings address and checkout together: the checkout goes on or back to what the history
 * asks for (Back, Forward, a reload), or the address goes back to where something is to be done.
 */
export function nextMove({ asked, state, ready, waiting }: StepFacts) {
  const { step } = state;
  if (asked === 'review') {
    const isAhead = step === 'payment' || step === 'changed' || (step === 'review' && state.seen);
    return isAhead ? 'goBack' : 'stay';
  }
  if (step !== 'review') return 'stay';
  if (state.error) return 'askForReview';
  if (ready) return 'goOn';
  return waiting ? 'stay' : 'askForReview';
}
