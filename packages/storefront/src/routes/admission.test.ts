import { expect, it } from 'vitest';
import { admissionTo } from './admission.ts';

// Spec: storefront 2.14
it.each([
  ['public', false, false, 'admitted'],
  ['public', true, false, 'admitted'],
  ['public', true, true, 'admitted'],
  ['personal', false, false, 'waiting'],
  ['personal', true, false, 'admitted'],
  ['personal', true, true, 'admitted'],
  ['customer', false, false, 'waiting'],
  ['customer', true, false, 'signIn'],
  ['customer', true, true, 'admitted'],
] as const)('a %s page, visitor known: %s, signed in: %s, is %s', (access, known, signedIn, as) => {
  expect(admissionTo(access, { known, signedIn })).toBe(as);
});
