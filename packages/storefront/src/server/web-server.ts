/** What the servers of pages have in common, whatever their pages are. */
export { apiProxy } from './api-proxy.ts';
export { builtFiles } from './built-files.ts';
export { EncodedPage } from './compression.ts';
export { health } from './health.ts';
export { listen } from './listen.ts';
export { requestId } from './request-id.ts';
export { requestMetrics } from './request-metrics.ts';
export { scrapedAt, serveMetricsOrEnd } from './serve-metrics-or-end.ts';
export { sendTraces, tracesSentTo } from './send-traces.ts';
export { securityHeaders } from './security-headers.ts';
export { wrongMethod } from './wrong-method.ts';
