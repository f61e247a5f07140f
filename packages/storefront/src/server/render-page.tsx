import { createApi, createShop } from '@ponte/domain';
import type { PageOutcome } from '@ponte/domain';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app/app.tsx';
import { Document } from '../app/document.tsx';
import { serializePageState } from '../app/page-state.ts';
import { preloadParts } from '../layout/deferred-parts.ts';
import type { Region } from '../region/region.ts';
import { matchRoute } from '../routes/routes.ts';
import type { AssetsOf } from './assets.ts';
import type { RenderedPage } from './page-cache.ts';
import { serverEnvironment } from './server-environment.ts';

interface RenderOptions {
  readonly region: Region;
  readonly assetsOf: AssetsOf;
  /** Where the store's API is, as this server reaches it. */
  readonly apiOrigin: string;
  /** Milliseconds that the API may take before the page is served without its data. */
  readonly apiTimeout: number;
}

const statusOf: Record<PageOutcome['kind'], number> = {
  shown: 200,
  missing: 404,
  redirect: 301,
  failed: 503,
};

/**
 * Renders the page at `url` for an anonymous visitor: one shop per request, its stores filled by
 * the route's `load`, nothing of any visitor in it.
 */
export async function renderPage(url: URL, options: RenderOptions): Promise<RenderedPage> {
  const { region, assetsOf } = options;
  const { route, params } = matchRoute(url.pathname);
  const location = { pathname: url.pathname, searchParams: url.searchParams };
  const environment = serverEnvironment();
  const api = createApi({
    region,
    origin: options.apiOrigin,
    fetch: (...request) => fetch(...request),
    clock: environment.clock,
    timeoutMs: options.apiTimeout,
    readRetries: 1,
  });
  const shop = createShop({ region, api, ...environment, retries: 0 });

  const [module] = await Promise.all([route.module.load(), shop.startData.load(), preloadParts()]);
  const outcome = await module.load({ shop, params, location });
  const status = statusOf[outcome.kind];
  if (outcome.kind === 'redirect') {
    return { status, html: '', cacheable: true, location: outcome.to };
  }

  const state = { assets: assetsOf(route.source), origins: region.origins, shop: shop.snapshot() };
  const html = renderToString(
    <Document locale={region.locale} assets={state.assets} state={serializePageState(state)}>
      <StaticRouter location={`${url.pathname}${url.search}`}>
        <App region={region} shop={shop} />
      </StaticRouter>
    </Document>,
  );
  shop.dispose();
  return {
    status,
    html: `<!doctype html>${html}`,
    cacheable: outcome.kind !== 'failed' && shop.startData.status === 'ready',
  };
}
