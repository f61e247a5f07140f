import { deferred } from '../lazy/deferred.tsx';
import { useHydrated } from '../shop/use-hydrated.ts';

/** Whoever has viewed a product has this code in the HTTP cache, so it works offline. */
const DeferredRecentlyViewed = deferred(
  async () => (await import('./recently-viewed.tsx')).RecentlyViewed,
);

/** Recently viewed products beneath a page that failed to load. */
export function SeenLast() {
  return useHydrated() ? <DeferredRecentlyViewed /> : null;
}
