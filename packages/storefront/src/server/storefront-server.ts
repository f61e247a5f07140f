import { createApi, createShop, type Api } from '@ponte/domain';
import { deviceCookieNames } from '@ponte/domain/api';
import { failureReason, failureStack, type Log, type Metrics } from '@ponte/telemetry';
import {
  apiProxy,
  builtFiles,
  health,
  requestId,
  requestMetrics,
  contentSecurityPolicy,
  securityHeaders,
  wrongMethod,
} from '@ponte/web-server';
import { Hono, type Context } from 'hono';
import { regionOfStore } from '../region/region-of-store.ts';
import type { Region } from '../region/region.ts';
import { matchRoute } from '../routes/routes.ts';
import { builtAssets, developmentAssets } from './assets.ts';
import { cacheAnswers } from './cached-answers.ts';
import { CachedStartData } from './cached-start-data.ts';
import { failedPageReference } from './failed-page.ts';
import { fetchApi } from './fetch-api.ts';
import { inlineScript } from './inline-script.ts';
import { namesTag } from './names-tag.ts';
import { pageAddress } from './page-address.ts';
import { PageCache, type RenderedPage } from './page-cache.ts';
import { builtStyles, developmentStyles } from './page-styles.ts';
import { renderPage } from './render-page.tsx';
import { serverEnvironment } from './server-environment.ts';
import { iconOf } from './shop-pictures.ts';
import { renderSitemap, robotsText } from './sitemap.ts';
import { speculationRules, speculationRulesPath } from './speculation-rules.ts';
import { visits } from './visits.ts';
import { webManifest } from './web-manifest.ts';
import printStyles from './print.css?raw';

interface StorefrontServerOptions {
  readonly region: Region;
  /** The store's API as seen from this server, such as `http://127.0.0.1:4000`. */
  readonly apiOrigin: string;
  /** Undefined in development, where Vite serves the sources. */
  readonly clientFolder?: string | undefined;
  /** Where assets of other builds are. */
  readonly keptFolder?: string | undefined;
  /** Limit of the page cache, in bytes. Default: 64 MB. */
  readonly pageCacheBytes?: number | undefined;
  /** Trusted proxies of the chain that ends at the API, this server among them. */
  readonly proxies?: number | undefined;
  /** How long the API may take to answer a forwarded call, in milliseconds. */
  readonly apiTimeoutMs?: number | undefined;
  /** Aborted when the process is to stop: it is no longer ready. */
  readonly draining?: AbortSignal | undefined;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Origins of pictures beside this one; none by default. */
  readonly imageOrigins?: readonly string[];
}

/** For this process's cache and a CDN. */
const freshSeconds = 60;
/** After that, served stale while a new page is rendered. */
const staleSeconds = 60;
/** And so long where no new page can be made. */
const keptSeconds = 3600;
/** In milliseconds: how long a page that is older than stale waits for its new one. */
const patienceMs = 500;
/** With the half minute that the API keeps its answer, less than a minute until a change is seen. */
const startDataFreshMs = 15_000;
/** How long a kept page waits for start data, which may have changed. */
const startDataPatienceMs = 200;
/** A brand's list of products, which is on the page of each of them. */
const listOfBrand = /\/api\/public\/products\?.*\bbrand_id=/;
const brandListFreshMs = 30_000;
/** About two hundred lists. */
const keptBrandListBytes = 8_000_000;
/** In milliseconds; after that a page is served without data. */
const apiTimeoutMs = 4000;

/**
 * Browsers call only the storefront, which forwards these to the API (decision 16). They use bearer tokens:
 * the one cookie that passes is that by which the API counts a device's calls.
 */
const forwarded = {
  paths: ['/api/*', '/ecom/*', '/ws/*', '/media/*'],
  cookies: Object.values(deviceCookieNames),
};

/** Forwarded calls, and files. */
const notPages = ['api', 'assets', 'ecom', 'health', 'media', 'vitals', 'ws'];

const sharedCaching = [
  'public',
  'max-age=0',
  `s-maxage=${freshSeconds}`,
  `stale-while-revalidate=${staleSeconds}`,
  `stale-if-error=${keptSeconds}`,
].join(', ');

/**
 * The app's server: files, pages, and a proxy of the store's API.
 * @throws when `clientFolder` holds no build
 */
export function createStorefrontServer(options: StorefrontServerOptions): Hono {
  const { region, apiOrigin, clientFolder, metrics } = options;
  const log = metrics.counted(options.log, ['page failed', 'API did not answer']);
  const countPage = metrics.counter('ponte_page_cache_total', 'Pages by where they came from.', [
    'from',
  ]);
  const rendering = {
    region,
    assetsOf: clientFolder ? builtAssets(clientFolder) : developmentAssets,
    styles: clientFolder ? builtStyles(clientFolder) : developmentStyles,
  };
  const security = {
    imageOrigins: options.imageOrigins ?? [],
    development: clientFolder === undefined,
  };
  const pagePolicy = contentSecurityPolicy({
    ...security,
    scriptSource: inlineScript.source,
    styleSource: rendering.styles.source,
  });
  const pages = new PageCache({
    version: () => startData.version,
    freshFor: clientFolder ? freshSeconds * 1000 : 0,
    staleFor: clientFolder ? staleSeconds * 1000 : 0,
    keptFor: clientFolder ? keptSeconds * 1000 : 0,
    patience: patienceMs,
    maxBytes: options.pageCacheBytes ?? 64_000_000,
    now: () => Date.now(),
    answered: (from) => countPage({ from }),
    report: (error) => logFailure(log, 'page could not be rendered anew', error),
  });
  metrics.gauge('ponte_page_cache_bytes', 'Memory of kept pages.', [], () => [
    { value: pages.bytes },
  ]);
  const api = createApi({
    region,
    origin: apiOrigin,
    fetch: cacheAnswers({
      fetch: fetchApi(log),
      isShared: (address) => listOfBrand.test(address),
      freshFor: clientFolder ? brandListFreshMs : 0,
      mostBytes: keptBrandListBytes,
      now: () => Date.now(),
    }),
    clock: serverEnvironment().clock,
    timeoutMs: apiTimeoutMs,
    readRetries: 1,
    report: (defect) => logFailure(log, 'API call has a defect', defect),
  });
  const startData = keptStartData(region, api, clientFolder ? startDataFreshMs : 0);

  const app = new Hono();
  app.use(
    requestId(options.proxies),
    requestMetrics({ metrics, routeOf: patternOf, areas: notPages, proxies: options.proxies }),
    securityHeaders(security),
  );
  app.route('/', health({ apiOrigin, now: () => Date.now(), draining: options.draining }));
  app.route('/', visits({ metrics, log, now: () => Date.now() }));
  app.route('/', apiProxy({ apiOrigin, log, timeoutMs: options.apiTimeoutMs, ...forwarded }));
  const shownRegion = async () => {
    const snapshot = await startData.get();
    const shop = createShop({ ...serverEnvironment(), region, api, snapshot });
    const shown = regionOfStore(region, shop.startData.shell.store);
    shop.dispose();
    return shown;
  };
  // Browsers ask for them without a link. The build's are the demo's.
  app.get('/:icon{favicon\\.ico|apple-touch-icon\\.png}', async (context, next) => {
    const { mark } = await shownRegion();
    if (mark === undefined) return next();
    context.header('Cache-Control', 'public, max-age=60');
    return mark === null ? context.body(null, 404) : context.redirect(iconOf(mark));
  });
  if (clientFolder) app.get('*', builtFiles(clientFolder, options.keptFolder));
  app.get('/manifest.webmanifest', async (context) => {
    return context.body(JSON.stringify(webManifest(await shownRegion())), 200, {
      'Content-Type': 'application/manifest+json',
      'Cache-Control': 'public, max-age=60',
    });
  });
  app.get('/print.css', (context) =>
    context.body(printStyles, 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    }),
  );
  app.get(speculationRulesPath, (context) =>
    context.body(JSON.stringify(speculationRules), 200, {
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': 'public, max-age=3600',
    }),
  );
  app.get('/robots.txt', (context) => context.text(robotsText(region)));
  app.get('/:file{sitemap[a-z0-9-]*\\.xml}', async (context) => {
    const { pathname } = new URL(context.req.url);
    const page = await pages.get(pathname, () =>
      renderSitemap(pathname, { region, api, startData }),
    );
    return sendPage(context, page, 'application/xml; charset=utf-8');
  });
  app.get('*', async (context) => {
    const asked = new URL(context.req.url);
    // NUL: no text of the shop has it, and Postgres can't store it.
    if (asked.href.includes('%00')) {
      return context.text('There is no such address.', 400, { 'Cache-Control': 'no-store' });
    }
    const url = pageAddress(asked);
    if (clientFolder) await startData.refreshed(startDataPatienceMs);
    const page = await pages.get(`${url.pathname}${url.search}`, async () => {
      const rendered = await renderPage(url, { ...rendering, api, startData });
      if (rendered.status === 503) log.error('page failed', { route: routeOf(url), status: 503 });
      return rendered;
    });
    context.header('Cache-Control', page.cacheable ? sharedCaching : 'no-store');
    if (page.location) {
      return context.redirect(page.location, page.status === 301 ? 301 : 302);
    }

    context.header('Content-Security-Policy', pagePolicy);
    if (page.cacheable) context.header('Speculation-Rules', `"${speculationRulesPath}"`);
    return sendPage(context, page, 'text/html; charset=utf-8');
  });
  app.all('*', (context) => wrongMethod(context, ['GET', 'HEAD']));
  app.onError((error, context) => {
    logFailure(log, 'request failed', error, routeOf(new URL(context.req.url)));
    return context.text(failedPageReference(region), 500, { 'Cache-Control': 'no-store' });
  });
  return app;
}

/** The pattern of a page's address: an address may hold a search. */
function routeOf({ pathname }: URL): string {
  return patternOf(pathname);
}

function patternOf(path: string): string {
  return matchRoute(path).route.path;
}

function logFailure(log: Log, event: string, error: unknown, route?: string): void {
  log.error(event, { route, reason: failureReason(error), stack: failureStack(error) });
}

function keptStartData(region: Region, api: Api, freshFor: number): CachedStartData {
  const environment = serverEnvironment();
  return new CachedStartData({
    async load() {
      const shop = createShop({ region, api, ...environment, retries: 0 });
      await shop.startData.loadShell();
      return shop.snapshot();
    },
    freshFor,
    pauseAfterFailure: 5000,
    now: environment.clock.now,
  });
}

/** Sends a page in the negotiated encoding, or 304. */
async function sendPage(
  context: Context,
  page: RenderedPage,
  contentType: string,
): Promise<Response> {
  context.header('Cache-Control', page.cacheable ? sharedCaching : 'no-store');
  const { etag } = page.body;
  context.header('Vary', 'Accept-Encoding');
  context.header('Content-Type', contentType);
  if (page.status === 503) context.header('Retry-After', '5');
  if (page.cacheable) context.header('ETag', etag);
  if (namesTag(context.req.header('If-None-Match'), etag)) return context.body(null, 304);
  const { body, encoding } = await page.body.encode(context.req.header('Accept-Encoding') ?? '');
  if (encoding) context.header('Content-Encoding', encoding);
  // `context.body` writes to the socket directly; a `Response` would be streamed.
  return context.body(body, page.status);
}
