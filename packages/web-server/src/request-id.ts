import { requestIdHeader, requestIdOf, withRequestId } from '@ponte/telemetry';
import type { MiddlewareHandler } from 'hono';

/**
 * Gives each request its id, in the answer and in the log. One that it brings counts when a proxy of
 * ours stands before this server.
 * @param proxies `TRUSTED_PROXIES`, which counts this server too
 */
export function requestId(proxies = 0): MiddlewareHandler {
  return (context, next) => {
    const id = requestIdOf(context.req.header(requestIdHeader), proxies > 1);
    context.header(requestIdHeader, id);
    return withRequestId(id, next);
  };
}
