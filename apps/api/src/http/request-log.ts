import { requestIdHeader, requestIdOf, withRequestId } from '@ponte/telemetry';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Clock } from '../runtime/clock.ts';
import type { Log } from '../runtime/log.ts';
import { checkProxies } from './check-proxies.ts';
import { hopsOf } from './client-address.ts';

/**
 * One line per request: route, status, duration; nothing about the person. Every line that is written
 * for a request names its id, which the answer has in a header.
 */
export function requestLog(log: Log, clock: Clock, proxies: number | undefined): MiddlewareHandler {
  const check = checkProxies(log, proxies);
  return (context, next) => {
    const isFromProxy = hopsOf(context, proxies) > 0;
    const id = requestIdOf(context.req.header(requestIdHeader), isFromProxy);
    context.header(requestIdHeader, id);
    return withRequestId(id, async () => {
      const start = clock.now();
      await next();
      if (context.req.path.startsWith('/health/')) return;
      check(context.req.header('x-forwarded-for'));
      log.info('request', {
        method: context.req.method,
        route: routePath(context, -1),
        status: context.res.status,
        ms: Math.round(clock.now() - start),
      });
    });
  };
}
