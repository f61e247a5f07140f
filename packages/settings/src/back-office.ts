import { describe } from './setting.ts';
import {
  apiElsewhere,
  apiOrigin,
  apiSeconds,
  drainSeconds,
  hostToListenOn,
  imageOrigins,
  metricsHost,
  metricsPort,
  ownMetricsPort,
  portOf,
  production,
  tracedPart,
  traceReceiver,
  trustedProxies,
} from './shared.ts';

/** The server of the back office's pages. */
export const backOfficeSettings = describe({
  title: 'Back office',
  settings: {
    PRODUCTION: production,
    PORT: portOf('4003'),
    HOST: hostToListenOn,
    DRAIN_SECONDS: drainSeconds,
    API_ORIGIN: apiOrigin,
    API_SECONDS: apiSeconds,
    TRUSTED_PROXIES: trustedProxies,
    METRICS_PORT: metricsPort,
    METRICS_HOST: metricsHost,
    OTEL_EXPORTER_OTLP_ENDPOINT: traceReceiver,
    OTEL_TRACES_SAMPLER_ARG: tracedPart,
    IMAGE_ORIGINS: imageOrigins,
  },
  rules: [ownMetricsPort, apiElsewhere],
});
