export { alertRules, firingBetween, pagesOf } from './alerts.ts';
export { metricsOf, shownMetrics } from './dashboard.ts';
export { startTraceReceiver, type ReceivedSpan, type TraceReceiver } from './trace-receiver.ts';
