import { deferred } from '../../lazy/deferred.tsx';

/** The kit's ways to pay and what they need are 10 kB, a twelfth of the page. */
export const DeferredPayments = deferred(
  () => import('./payments.tsx'),
  (code) => code.Payments,
);
