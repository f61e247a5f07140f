import { deferred } from '../lazy/deferred.tsx';

/** Of few shops, and of those for a while. */
export const DeferredNotYetSold = deferred(
  () => import('./not-yet-sold.tsx'),
  (code) => code.NotYetSold,
);
