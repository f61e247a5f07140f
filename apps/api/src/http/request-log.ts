import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Clock } from '../runtime/clock.ts';
import type { Log } from '../runtime/log.ts';

/** One line per request: route, status, duration; nothing about the person. */
export function requestLog(log: Log, clock: Clock): MiddlewareHandler {
  return async (context, next) => {
    const start = clock.now();
    await next();
    if (context.req.path.startsWith('/health/')) return;
    log.info('request', {
      method: context.req.method,
      route: routePath(context, -1),
      status: context.res.status,
      ms: Math.round(clock.now() - start),
    });
  };
}
