import type { ShippingProblem } from '../shipping/index.ts';

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
