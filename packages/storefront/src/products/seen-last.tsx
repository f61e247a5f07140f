import { deferred } from '../lazy/deferred.tsx';
import { useHydrated } from '../shop/use-hydrated.ts';

/** After a visit to a product this code is in the HTTP cache, so it works offline. */
const DeferredRecentlyViewed = deferred(
  () => import('./recently-viewed.tsx'),
  (code) => code.RecentlyViewed,
);

/** Recently viewed products beneath a page that failed to load. */
export function SeenLast() {
  return useHydrated() ? <DeferredRecentlyViewed /> : null;
}
