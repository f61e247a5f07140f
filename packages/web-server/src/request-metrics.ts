import { inSpan, requestFields, type Metrics } from '@ponte/telemetry';
import type { MiddlewareHandler } from 'hono';

interface RequestMetricsOptions {
  readonly metrics: Metrics;
  /** The pattern of a page's address, of which there are few. */
  readonly routeOf: (path: string) => string;
  /** Areas that are counted as one: forwarded calls, and files. Without slashes. */
  readonly areas: readonly string[];
  /** `TRUSTED_PROXIES`, which counts this server too: only one before it says which trace this belongs to. */
  readonly proxies?: number | undefined;
}

const file = /\.\w+$/;

/** Counts requests and their times by the pattern of their address, and shows each as a span. */
export function requestMetrics({
  metrics,
  routeOf,
  areas,
  proxies = 0,
}: RequestMetricsOptions): MiddlewareHandler {
  const patternOf = (path: string): string => {
    const [, area = ''] = path.split('/', 2);
    if (areas.includes(area)) return `/${area}/*`;
    return file.test(path) ? '/*.*' : routeOf(path);
  };
  return (context, next) => {
    const { method, path } = context.req;
    const parent = proxies > 1 ? context.req.header() : {};
    return inSpan(method, { kind: 'server', parent }, async (span) => {
      const start = performance.now();
      await next();
      const { status } = context.res;
      const route = patternOf(path);
      metrics.answered({ method, route, status, ms: performance.now() - start });
      span.say(`${method} ${route}`, requestFields(method, route, status));
    });
  };
}
