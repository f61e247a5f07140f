import { createHash } from 'node:crypto';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { Region } from '../region/region.ts';
import { matchRoute } from '../routes/routes.ts';
import { apiProxy } from './api-proxy.ts';
import { builtAssets, developmentAssets } from './assets.ts';
import { EncodedPage } from './compression.ts';
import { PageCache, type RenderedPage } from './page-cache.ts';
import { renderPage } from './render-page.tsx';
import { securityHeaders } from './security-headers.ts';

interface StorefrontServerOptions {
  readonly region: Region;
  /** Where the store's API is, as this server reaches it; `http://127.0.0.1:4000` for instance. */
  readonly apiOrigin: string;
  /** The client build's folder; undefined in development, where Vite serves the sources. */
  readonly clientFolder?: string | undefined;
}

/** Seconds that a page is fresh, for the cache in this process and for a CDN before it. */
const freshSeconds = 60;
/** Seconds after that in which a page may be served while a new one is rendered. */
const staleSeconds = 3600;

const sharedCaching = `public, max-age=0, s-maxage=${freshSeconds}, stale-while-revalidate=${staleSeconds}`;

/**
 * The app's server: files, pages, and the store's API behind the same origin.
 *
 * @throws when `clientFolder` holds no build
 */
export function createStorefrontServer(options: StorefrontServerOptions): Hono {
  const { region, apiOrigin, clientFolder } = options;
  const assetsOf = clientFolder ? builtAssets(clientFolder) : developmentAssets;
  const pages = new PageCache({
    freshFor: clientFolder ? freshSeconds * 1000 : 0,
    staleFor: clientFolder ? staleSeconds * 1000 : 0,
    capacity: 2000,
    now: () => Date.now(),
  });
  const encoded = new WeakMap<RenderedPage, { body: EncodedPage; etag: string }>();

  const app = new Hono();
  app.use(
    securityHeaders({ imageOrigins: region.imageOrigins, development: clientFolder === undefined }),
  );
  app.get('/health', (context) => context.json({ status: 'ok' }));
  app.route('/', apiProxy(apiOrigin));
  if (clientFolder) {
    app.get(
      '*',
      serveStatic({
        root: clientFolder,
        precompressed: true,
        onFound: (path, context) =>
          context.header(
            'Cache-Control',
            path.includes('/assets/')
              ? 'public, max-age=31536000, immutable'
              : 'public, max-age=3600',
          ),
      }),
    );
  }
  app.get('*', async (context) => {
    const url = relevantUrl(new URL(context.req.url));
    const page = await pages.get(`${url.pathname}${url.search}`, () =>
      renderPage(url, { region, assetsOf, apiOrigin, apiTimeout: 4000 }),
    );
    context.header('Cache-Control', page.cacheable ? sharedCaching : 'no-store');
    if (page.location) return context.redirect(page.location, 301);

    const stored = encoded.get(page) ?? { body: new EncodedPage(page.html), etag: etagOf(page) };
    encoded.set(page, stored);
    context.header('Vary', 'Accept-Encoding');
    context.header('Content-Type', 'text/html; charset=utf-8');
    if (page.status === 503) context.header('Retry-After', '5');
    if (page.cacheable) context.header('ETag', stored.etag);
    if (context.req.header('If-None-Match') === stored.etag) return context.body(null, 304);
    const { body, encoding } = await stored.body.encode(
      context.req.header('Accept-Encoding') ?? '',
    );
    if (encoding) context.header('Content-Encoding', encoding);
    return new Response(new Uint8Array(body), {
      status: page.status,
      headers: context.res.headers,
    });
  });
  return app;
}

/** The address without what its page does not depend on, so that it is rendered and kept once. */
function relevantUrl(url: URL): URL {
  const { route } = matchRoute(url.pathname);
  const relevant = new URL(url.pathname, url.origin);
  for (const name of route.query) {
    const value = url.searchParams.get(name);
    if (value !== null) relevant.searchParams.set(name, value);
  }
  return relevant;
}

function etagOf(page: RenderedPage): string {
  return `W/"${createHash('sha256').update(page.html).digest('base64url').slice(0, 27)}"`;
}
