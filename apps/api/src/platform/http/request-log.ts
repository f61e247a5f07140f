import {
  inSpan,
  requestFields,
  requestIdHeader,
  requestIdOf,
  withRequestId,
  type Metrics,
} from '@ponte/telemetry';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Clock } from '../runtime/clock.ts';
import type { Log } from '../runtime/log.ts';
import { checkProxies } from './check-proxies.ts';
import { hopsOf } from './client-address.ts';

interface RequestLogOptions {
  /** See `clientAddress`. */
  readonly proxies: number | undefined;
  /** Counts the requests too. */
  readonly metrics: Metrics | undefined;
}

/**
 * One line and one span per request: route, status, duration; nothing about the person. Every line that is written
 * for a request names its id, which the answer has in a header.
 */
export function requestLog(
  log: Log,
  clock: Clock,
  { proxies, metrics }: RequestLogOptions,
): MiddlewareHandler {
  const check = checkProxies(log, proxies);
  return (context, next) => {
    const isFromProxy = hopsOf(context, proxies) > 0;
    const id = requestIdOf(context.req.header(requestIdHeader), isFromProxy);
    context.header(requestIdHeader, id);
    if (context.req.path.startsWith('/health/')) return withRequestId(id, next);
    const { method } = context.req;
    const parent = isFromProxy ? context.req.header() : {};
    return withRequestId(id, () =>
      inSpan(method, { kind: 'server', parent }, async (span) => {
        const start = clock.now();
        await next();
        // A payment provider comes past the page servers.
        if (!context.req.path.startsWith('/webhooks/')) {
          check(context.req.header('x-forwarded-for'));
        }
        const { status } = context.res;
        const route = routePath(context, -1);
        const ms = clock.now() - start;
        metrics?.answered({ method, route, status, ms });
        log.info('request', { method, route, status, ms: Math.round(ms) });
        span.say(`${method} ${route}`, requestFields(method, route, status));
      }),
    );
  };
}
