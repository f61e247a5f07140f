export { failureReason, failureStack } from './failure-reason.ts';
export { jsonLog, silentLog, type Log, type LogFields } from './log.ts';
export { currentRequestId, requestIdHeader, requestIdOf, withRequestId } from './request-id.ts';
export { createMetrics, type Metrics, type Reading } from './metrics.ts';
export { serveMetrics, type MetricsAddress, type ServedMetrics } from './serve-metrics.ts';
export { startTracing, type Tracing, type TracingAddress } from './start-tracing.ts';
export { inSpan, requestFields, traceHeaders, type OpenSpan, type TraceHeaders } from './trace.ts';
