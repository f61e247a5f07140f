import { hosts, origin, origins, wholeNumber } from './kinds.ts';
import { describe, optional, setting } from './setting.ts';
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
    API_SECONDS: setting(wholeNumber(1, 600), {
      default: '30',
      meaning:
        "how long the API may take to answer a browser's call, before it is answered with 504",
      example: '60',
    }),
    TRUSTED_PROXIES: trustedProxies,
    METRICS_PORT: metricsPort,
    METRICS_HOST: metricsHost,
    PAYMENT_HOSTS: optional(hosts, {
      absent: 'this machine alone, for the sandbox',
      meaning: 'hosts that a payment link may lead to; any other is refused',
      example: 'pay.example',
    }),
    IMAGE_ORIGINS: setting(origins, {
      default: '',
      meaning: 'origins of pictures beside the shop’s own, for the pages’ policy',
      example: 'https://media.shop.example',
    }),
    PAGE_CACHE_MB: setting(wholeNumber(1, 1_000_000), {
      default: '64',
      meaning: 'memory of the page cache, in megabytes',
      example: '256',
    }),
  },
  rules: [],
});
