import { Hono, type Context } from 'hono';
import { proxy } from 'hono/proxy';

/** What the storefront's origin forwards to the store's API (decision 16). */
const forwarded = ['/api/*', '/ecom/*', '/ws/*', '/media/*'];

/**
 * Forwards the browser's calls to the store's API, so that the browser speaks with one origin.
 * Cookies travel in neither direction: the API knows bearer tokens only.
 */
export function apiProxy(apiOrigin: string): Hono {
  const app = new Hono();
  app.on(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'], forwarded, async (context) => {
    const { pathname, search } = new URL(context.req.url);
    try {
      const response = await proxy(`${apiOrigin}${pathname}${search}`, {
        raw: context.req.raw,
        headers: {
          ...context.req.header(),
          'X-Forwarded-For': forwardedFor(context),
          Cookie: undefined,
          Host: undefined,
        },
        redirect: 'manual',
      });
      response.headers.delete('Set-Cookie');
      return response;
    } catch {
      return context.json({ message: 'The store API did not answer.' }, 502);
    }
  });
  return app;
}

/**
 * Who asked, for the API's limits: what proxies before this server said, and last whom this server
 * saw itself, which nobody can make up.
 */
function forwardedFor(context: Context): string {
  const before = context.req.header('X-Forwarded-For');
  const seen = remoteAddress(context.env);
  return [before, seen].filter((part) => part !== undefined).join(', ');
}

/** The other end of the connection, as the Node server hands it to Hono; none without a port. */
function remoteAddress(environment: unknown): string | undefined {
  let value = environment;
  for (const name of ['incoming', 'socket', 'remoteAddress']) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, name);
  }
  return typeof value === 'string' ? value : undefined;
}
