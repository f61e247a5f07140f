import { createApi, createShop, preloadCalls } from '@ponte/domain';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../app/app.tsx';
import { Document } from '../app/document.tsx';
import { pageStateId, type PageState } from '../app/page-state.ts';
import type { Region } from '../region/region.ts';
import { PrefetchContext } from '../routes/prefetch-context.ts';
import { matchRoute } from '../routes/routes.ts';
import { browserEnvironment } from './browser-environment.ts';
import { createPrefetch } from './prefetch-page.ts';
import { SharedReads } from './shared-reads.ts';

/**
 * Takes over the page that the server rendered: the same tree from the same state. What belongs
 * to this visitor (cart, session, language) comes afterwards, see `App`.
 *
 * @param configured the region as it was built; the server's environment has the last word on
 *   where the storefronts are deployed
 */
export async function startStorefront(configured: Region): Promise<void> {
  const text = document.getElementById(pageStateId)?.textContent ?? '';
  const state: PageState = JSON.parse(text);
  const region: Region = { ...configured, origins: state.origins };
  const environment = browserEnvironment();
  const reads = new SharedReads((...request) => fetch(...request), environment.clock.now);
  const api = createApi({
    region,
    origin: '',
    fetch: reads.fetch,
    clock: environment.clock,
  });
  const shop = createShop({ region, api, ...environment, snapshot: state.shop });

  const prefetch = createPrefetch({ region, shop, reads, clock: environment.clock });

  await matchRoute(location.pathname).route.module.load();
  startTransition(() => {
    hydrateRoot(
      document,
      <Document locale={region.locale} assets={state.assets} state={text}>
        <BrowserRouter>
          <PrefetchContext value={prefetch}>
            <App region={region} shop={shop} />
          </PrefetchContext>
        </BrowserRouter>
      </Document>,
    );
  });
  whenIdle(() => {
    // Without it the first call fetches its code itself, or fails as any call without a network.
    preloadCalls().catch(() => undefined);
  });
}

/** After the page has settled. Safari has no `requestIdleCallback`. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 500);
}
