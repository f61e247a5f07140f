import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, MiddlewareHandler } from 'hono';
import { acceptedEncoding } from './accepted-encoding.ts';

/** What is named by its content, and never changes under its address. */
const assets = '/assets/';

/** What a build leaves beside its files for its own programs, as its manifest, is nobody's business. */
const hidden = /\/\.(?!well-known\/)/;

/** A file's name has a dot; looking for each page in the folder would cost more than to say so. */
const named = /\.[^/]*$/;

/**
 * Serves the files of a client build. A file that was asked for in a way that it can't be given is
 * not to be kept: a cache would go on telling everybody so. Nor is an asset that is not there, as
 * it may be on another server, of a newer version.
 */
export function builtFiles(clientFolder: string): MiddlewareHandler {
  const serve = serveStatic({ root: clientFolder, precompressed: true });
  return async (context, next) => {
    const { path } = context.req;
    if (hidden.test(path) || !(named.test(path) || path.startsWith(assets))) return next();
    settleEncoding(context);
    const answer = await serve(context, () => Promise.resolve());
    if (!answer) {
      if (!path.startsWith(assets)) return next();
      return context.text('There is no such file.', 404, { 'Cache-Control': 'no-store' });
    }
    answer.headers.set('Cache-Control', answer.ok ? cachingOf(path) : 'no-store');
    answer.headers.set('Vary', 'Accept-Encoding');
    return answer;
  };
}

/** Leaves of what the reader would take the encoding to send: who looks for the file reads no weights. */
function settleEncoding({ req }: Context): void {
  const { headers } = req.raw;
  headers.set('Accept-Encoding', acceptedEncoding(headers.get('Accept-Encoding') ?? '') ?? '');
}

function cachingOf(path: string): string {
  return path.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}
