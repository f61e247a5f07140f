import { expect, test } from 'vitest';
import { checkoutRequirement } from './checkout-state.ts';

test.each([
  [{ signedIn: false, count: 0, shippingProblem: 'option' }, 'login'],
  [{ signedIn: true, count: 0, shippingProblem: 'option' }, 'cart'],
  [{ signedIn: true, count: 1, shippingProblem: 'option' }, 'option'],
  [{ signedIn: true, count: 1, shippingProblem: 'point' }, 'point'],
  [{ signedIn: true, count: 1, shippingProblem: 'address' }, 'address'],
  [{ signedIn: true, count: 1, shippingProblem: null }, null],
] as const)('%j requires %s first', (facts, requirement) => {
  expect(checkoutRequirement(facts)).toBe(requirement);
});
