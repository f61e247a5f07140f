import { createApi, createShop, preloadCalls, type Shop } from '@ponte/domain';
import { browserEnvironment } from '@ponte/domain/browser';
import { startTransition } from 'react';
import { App } from '../app/app.tsx';
import { pageId, pageStateId, type PageState } from '../app/page-state.ts';
import type { VisitReport } from '../browser/visit-report.ts';
import { preloadCartDrawer } from '../layout/cart-drawer-host.tsx';
import { hydrateParts, wakeParts } from '../lazy/parts-hydrated.ts';
import { PrefetchContext } from '../links/prefetch-context.ts';
import type { Region } from '../region/region.ts';
import { matchRoute } from '../routes/routes.ts';
import './load-scripts.ts';
import { HydrationMark } from './hydration-mark.tsx';
import { keepErrors } from './keep-errors.ts';
import { PageRouter } from './page-router.tsx';
import { createPrefetch } from './prefetch-page.ts';
import { likelyScreens, preloadScreens } from './preload-screens.ts';

/**
 * Hydrates the server's page with the same tree and state. The visitor's own data (cart, session,
 * language) follow later, see `App`.
 * @param configured the region as built; the server's environment overrides its origins
 */
export async function startStorefront(configured: Region): Promise<void> {
  const errors = keepErrors();
  // Separate tasks: the one that ran this code has been long enough.
  await nextTask();
  const { route } = matchRoute(location.pathname);
  const screen = route.screen.load();
  const { hydrateRoot } = await import('react-dom/client');
  await nextTask();
  const { region, shop, prefetch } = readPage(configured);
  await screen;
  const container = document.getElementById(pageId);
  if (!container) throw new Error(`The page has no element "${pageId}".`);
  startTransition(() => {
    hydrateRoot(
      container,
      <PageRouter>
        <HydrationMark>
          <PrefetchContext value={prefetch}>
            <App region={region} shop={shop} />
          </PrefetchContext>
        </HydrationMark>
      </PageRouter>,
      {
        // What a browser translated before it was hydrated is rendered again; a translator leaves `<font>`.
        onRecoverableError(error) {
          if (!document.querySelector('font')) reportError(error);
        },
      },
    );
  });
  void prepare(shop);
  setTimeout(() => void reportSome(route.path, errors).catch(() => undefined), reportAfterMs);
}

/** In milliseconds: a page at rest needs nothing more in its first seconds. */
const prepareAfterMs = 4000;

/**
 * Fetches what the next press may need, at the first sign of a visitor. In separate idle callbacks, so that a press waits
 * for one at most. What fails to load is fetched when it is needed, or fails as offline.
 */
async function prepare(shop: Shop): Promise<void> {
  const pause = new Promise((resolve) => setTimeout(resolve, prepareAfterMs));
  await Promise.race([window.earlyPresses?.sign.then(wakeParts) ?? pause, pause]);
  whenIdle(() => void preloadCalls().catch(() => undefined));
  whenIdle(() => void preloadCartDrawer().catch(() => undefined));
  whenIdle(() => void shop.startData.load());
  await preloadScreens(likelyScreens, atRest).catch(() => undefined);
}

/** Visits with errors report themselves, and of the others this share. */
const reportedShare = 0.1;

/** When a page is at rest. In milliseconds: a shorter visit says nothing of itself. */
const reportAfterMs = 10_000;

async function reportSome(route: string, errors: VisitReport['errors']): Promise<void> {
  if (errors.length === 0 && Math.random() >= reportedShare) return;
  const { reportVisit } = await import('./report-visit.ts');
  const send = (report: string) => void navigator.sendBeacon('/vitals', report);
  reportVisit({ route, errors, send });
}

/** The server's page state, and a shop with its snapshot. */
function readPage(configured: Region) {
  const text = document.getElementById(pageStateId)?.textContent ?? '';
  const state: PageState = JSON.parse(text);
  const { origins, paymentHosts } = state;
  const region: Region = { ...configured, origins, paymentHosts };
  const environment = browserEnvironment(hydrateParts);
  const { clock } = environment;
  const api = createApi({
    region,
    origin: '',
    fetch: (...request) => fetch(...request),
    upload: async (...request) => (await import('./upload.ts')).upload(...request),
    clock,
  });
  const shop = createShop({ region, api, ...environment, snapshot: state.shop });
  return { region, shop, prefetch: createPrefetch(region, shop) };
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

function atRest(): Promise<void> {
  return new Promise(whenIdle);
}

/** Once the page is idle. Safari has no `requestIdleCallback`. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 500);
}
