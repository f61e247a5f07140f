import { deferred } from '../lazy/deferred.tsx';
import { useHydrated } from '../shop/use-hydrated.ts';

/** Whoever has looked at a product has this code in the browser's cache, so it comes without a network. */
const DeferredRecentlyViewed = deferred(
  async () => (await import('./recently-viewed.tsx')).RecentlyViewed,
);

/** Beneath a page that could not be loaded: what its visitor looked at last, which the browser keeps. */
export function SeenLast() {
  return useHydrated() ? <DeferredRecentlyViewed /> : null;
}
