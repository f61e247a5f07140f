import { createApi, createShop, type Clock, type Shop } from '@ponte/domain';
import type { PrefetchPage } from '../links/prefetch-context.ts';
import type { Region } from '../region/region.ts';
import { matchRoute } from '../routes/routes.ts';
import { product } from '../routes/table.ts';
import type { SharedReads } from './shared-reads.ts';

interface PrefetchOptions {
  readonly region: Region;
  /** The visitor's shop; what it has loaded is not requested again. */
  readonly shop: Shop;
  readonly reads: SharedReads;
  readonly clock: Clock;
}

/**
 * Prefetches a page: its code, and its data by loading it in a hidden shop, whose answers the
 * visible one then takes from `reads`.
 */
export function createPrefetch({ region, shop, reads, clock }: PrefetchOptions): PrefetchPage {
  return (path) => {
    const { pathname, searchParams } = new URL(path, region.origins[region.code]);
    const { route, params } = matchRoute(pathname);
    const fetchAhead = async () => {
      const module = await route.screen.load();
      // Personal pages request their data once the customer is known.
      if (route.access !== 'public') return;
      const fetch = reads.aheadOf(() => location.pathname + location.search === path);
      const unseen = createShop({
        region,
        api: createApi({ region, origin: '', fetch, clock }),
        clock,
        retries: 0,
        snapshot: shop.snapshot(),
      });
      // A customer may see other prices than the anonymous hidden shop requests.
      if (unseen.catalogueKey === shop.catalogueKey) {
        await module.load?.({ shop: unseen, params, location: { pathname, searchParams } });
      }
      unseen.dispose();
      if (route === product) (await import('./card-to-product.ts')).expectProduct(pathname);
    };
    // The page shows its own failure when it is opened.
    fetchAhead().catch(() => undefined);
  };
}
