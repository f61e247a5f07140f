import type { ShippingProblem } from '../shipping/index.ts';

/** What is missing before an order can be paid, and the first thing to do about it. */
export type CheckoutRequirement = 'login' | 'cart' | ShippingProblem | 'changes';

/** What is known when a checkout wants to go on. */
export interface CheckoutFacts {
  readonly signedIn: boolean;
  /** How many products are in the cart. */
  readonly count: number;
  readonly shippingProblem: ShippingProblem | null;
}

/**
 * What a checkout requires first (accounts.md §5): a login, then something in the cart, then a
 * delivery with its token and, where it is collected, its point. Null when nothing is missing.
 */
export function checkoutRequirement(facts: CheckoutFacts): CheckoutRequirement | null {
  if (!facts.signedIn) return 'login';
  return facts.count === 0 ? 'cart' : facts.shippingProblem;
}
