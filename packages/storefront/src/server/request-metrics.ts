import type { Metrics } from '@ponte/telemetry';
import type { MiddlewareHandler } from 'hono';

interface RequestMetricsOptions {
  readonly metrics: Metrics;
  /** The pattern of a page's address, of which there are few. */
  readonly routeOf: (path: string) => string;
  /** Areas that are counted as one: forwarded calls, and files. Without slashes. */
  readonly areas: readonly string[];
}

const file = /\.\w+$/;

/** Counts requests and their times by the pattern of their address. */
export function requestMetrics({
  metrics,
  routeOf,
  areas,
}: RequestMetricsOptions): MiddlewareHandler {
  const patternOf = (path: string): string => {
    const [, area = ''] = path.split('/', 2);
    if (areas.includes(area)) return `/${area}/*`;
    return file.test(path) ? '/*.*' : routeOf(path);
  };
  return async (context, next) => {
    const start = performance.now();
    await next();
    const { method, path } = context.req;
    const { status } = context.res;
    metrics.answered({ method, route: patternOf(path), status, ms: performance.now() - start });
  };
}
