import type { Metrics } from '@ponte/telemetry';
import type { MiddlewareHandler } from 'hono';
import { matchRoute } from '../routes/routes.ts';

/** What is not a page: forwarded calls, and files. */
const areas = /^\/(api|assets|ecom|health|media|vitals|ws)(?:\/|$)/;
const file = /\.\w+$/;

/** Counts requests and their times by the pattern of their address. */
export function requestMetrics(metrics: Metrics, now: () => number): MiddlewareHandler {
  return async (context, next) => {
    const start = now();
    await next();
    const { method, path } = context.req;
    const { status } = context.res;
    metrics.answered({ method, route: patternOf(path), status, ms: now() - start });
  };
}

/** The pattern of an address, of which there are few. */
function patternOf(path: string): string {
  const [, area] = areas.exec(path) ?? [];
  if (area !== undefined) return `/${area}/*`;
  return file.test(path) ? '/*.*' : matchRoute(path).route.path;
}
