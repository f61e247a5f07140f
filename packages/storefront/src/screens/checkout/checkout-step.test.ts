import { expect, it } from 'vitest';
import { stepAsked } from './checkout-step.ts';

// Spec: accounts 4.9
it.each([
  ['', 'review'],
  ['step=payment', 'payment'],
  ['step=', 'review'],
  ['step=anything', 'review'],
] as const)('takes the query "%s" for the step %s', (query, step) => {
  expect(stepAsked(new URLSearchParams(query))).toBe(step);
});
