import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Log, Metrics } from '@ponte/telemetry';
import {
  apiProxy,
  builtFiles,
  EncodedPage,
  health,
  requestId,
  requestMetrics,
  securityHeaders,
  wrongMethod,
} from '@ponte/web-server';
import { Hono } from 'hono';

interface BackOfficeServerOptions {
  /** The store's API as seen from this server, such as `http://127.0.0.1:4000`. */
  readonly apiOrigin: string;
  /** In milliseconds. Default: half a minute. */
  readonly apiTimeoutMs?: number | undefined;
  /** Further origins of pictures. Default: none. */
  readonly imageOrigins?: readonly string[] | undefined;
  /** The client build's output folder. */
  readonly clientFolder: string;
  /** Trusted proxies of the chain that ends at the API, this server among them. */
  readonly proxies?: number | undefined;
  /** Aborted when the process is to stop: it is no longer ready. */
  readonly draining?: AbortSignal;
  readonly log: Log;
  readonly metrics: Metrics;
}

/** Calls of the back office, and the pictures of goods. */
const forwarded = ['/back-office/*', '/media/*'];

/** Forwarded calls, and files. */
const notPages = ['assets', 'back-office', 'health', 'media'];

/**
 * The back office's server: files, one document for every address, and a proxy of the store's API.
 * Nothing of it is kept by caches or found by search engines.
 * @throws when `clientFolder` holds no build
 */
export function createBackOfficeServer(options: BackOfficeServerOptions): Hono {
  const { apiOrigin, clientFolder, proxies, metrics, draining } = options;
  const log = metrics.counted(options.log, ['API did not answer']);
  const document = new EncodedPage(readFileSync(join(clientFolder, 'index.html'), 'utf8'));
  const app = new Hono();
  app.use(
    requestId(proxies),
    requestMetrics({ metrics, routeOf: () => '/*', areas: notPages, proxies }),
    securityHeaders({ imageOrigins: options.imageOrigins ?? [], camera: true, development: false }),
  );
  app.use(async (context, next) => {
    await next();
    context.res.headers.set('X-Robots-Tag', 'noindex, nofollow');
  });
  app.route('/', health({ apiOrigin, now: () => Date.now(), draining }));
  app.get('/robots.txt', (context) => context.text('User-agent: *\nDisallow: /\n'));
  app.route(
    '/',
    apiProxy({ apiOrigin, log, timeoutMs: options.apiTimeoutMs, paths: forwarded, cookies: 'all' }),
  );
  app.get('/index.html', (context) => context.redirect('/'));
  app.get('*', builtFiles(clientFolder));
  app.get('*', async (context) => {
    const accepted = context.req.header('Accept-Encoding') ?? '';
    const { body, encoding } = await document.encode(accepted);
    if (encoding) context.header('Content-Encoding', encoding);
    context.header('Vary', 'Accept-Encoding');
    context.header('Cache-Control', 'no-store');
    context.header('Content-Type', 'text/html; charset=utf-8');
    return context.body(body);
  });
  app.all('*', (context) => wrongMethod(context, ['GET', 'HEAD']));
  return app;
}
