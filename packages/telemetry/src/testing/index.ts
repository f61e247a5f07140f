export { firingBetween } from './alerts.ts';
export { metricsOf, shownMetrics } from './dashboard.ts';
