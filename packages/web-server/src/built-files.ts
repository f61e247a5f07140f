import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, MiddlewareHandler } from 'hono';
import { acceptedEncoding } from './accepted-encoding.ts';

/** Content-hashed files, which never change. */
const assets = '/assets/';

/** Build metadata such as the manifest is not served. */
const hidden = /\/\.(?!well-known\/)/;

/** Files have an extension: checking that is cheaper than a look-up for each page. */
const named = /\.[^/]*$/;

/**
 * Serves a client build's files, and assets of other builds from `keptFolder`. Failed requests for
 * assets are not cacheable: another server of a newer version may have them.
 */
export function builtFiles(clientFolder: string, keptFolder?: string): MiddlewareHandler {
  const serve = serveStatic({ root: clientFolder, precompressed: true });
  const serveKept =
    keptFolder === undefined ? undefined : serveStatic({ root: keptFolder, precompressed: true });
  const nothing = () => Promise.resolve();
  return async (context, next) => {
    const { path } = context.req;
    if (hidden.test(path) || !(named.test(path) || path.startsWith(assets))) return next();
    settleEncoding(context);
    const isAsset = path.startsWith(assets);
    const answer =
      (await serve(context, nothing)) ??
      (isAsset ? await serveKept?.(context, nothing) : undefined);
    if (!answer) {
      if (!isAsset) return next();
      return context.text('There is no such file.', 404, { 'Cache-Control': 'no-store' });
    }
    answer.headers.set('Cache-Control', answer.ok ? cachingOf(path) : 'no-store');
    answer.headers.set('Vary', 'Accept-Encoding');
    return answer;
  };
}

/**
 * Reduces `Accept-Encoding` to the negotiated encoding, because the static middleware ignores
 * weights.
 */
function settleEncoding({ req }: Context): void {
  const { headers } = req.raw;
  headers.set('Accept-Encoding', acceptedEncoding(headers.get('Accept-Encoding') ?? '') ?? '');
}

function cachingOf(path: string): string {
  return path.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}
