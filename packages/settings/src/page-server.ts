import { origin, wholeNumber } from './kinds.ts';
import { describe, setting } from './setting.ts';
import {
  brOrigin,
  hostToListenOn,
  metricsHost,
  metricsPort,
  originOfBuild,
  portOf,
  production,
  pyOrigin,
  trustedProxies,
} from './shared.ts';

/** The servers of the storefronts' pages. */
export const pageServerSettings = describe({
  title: 'Page servers',
  settings: {
    PRODUCTION: production,
    PORT: portOf('4001'),
    HOST: hostToListenOn,
    BR_ORIGIN: originOfBuild(brOrigin),
    PY_ORIGIN: originOfBuild(pyOrigin),
    API_ORIGIN: setting(origin, {
      default: 'http://127.0.0.1:4000',
      meaning: 'the API as seen from this server',
      example: 'http://api.internal:4000',
    }),
    TRUSTED_PROXIES: trustedProxies,
    METRICS_PORT: metricsPort,
    METRICS_HOST: metricsHost,
    PAGE_CACHE_MB: setting(wholeNumber(1, 1_000_000), {
      default: '64',
      meaning: 'memory of the page cache, in megabytes',
      example: '256',
    }),
  },
  rules: [],
});
