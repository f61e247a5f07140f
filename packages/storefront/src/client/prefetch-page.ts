import type { Shop } from '@ponte/domain';
import type { PrefetchPage } from '../links/prefetch-context.ts';
import type { Region } from '../region/region.ts';
import { matchRoute } from '../routes/routes.ts';

/** Prefetches a page: its code, and its data, which the shop keeps until the page asks for them. */
export function createPrefetch(region: Region, shop: Shop): PrefetchPage {
  return (path) => {
    const { pathname, searchParams } = new URL(path, region.origins[region.code]);
    const { route, params } = matchRoute(pathname);
    const prefetch = async () => {
      const { load } = await route.screen.load();
      // Personal pages request their data once the customer is known.
      if (route.access !== 'public') return;
      await load?.({ shop, params, location: { pathname, searchParams } });
    };
    // The page shows its own failure when it is opened.
    prefetch().catch(() => undefined);
  };
}
