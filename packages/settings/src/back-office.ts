import { describe } from './setting.ts';
import {
  apiOrigin,
  apiSeconds,
  drainSeconds,
  hostToListenOn,
  imageOrigins,
  metricsHost,
  metricsPort,
  portOf,
  production,
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
    IMAGE_ORIGINS: imageOrigins,
  },
  rules: [],
});
