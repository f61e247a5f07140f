import { folder, hosts, wholeNumber } from './kinds.ts';
import { describe, optional, setting } from './setting.ts';
import {
  apiElsewhere,
  apiOrigin,
  apiSeconds,
  brOrigin,
  drainSeconds,
  hostToListenOn,
  imageOrigins,
  metricsHost,
  metricsPort,
  originOfBuild,
  ownMetricsPort,
  ownNames,
  portOf,
  production,
  pyOrigin,
  tracedPart,
  traceReceiver,
  trustedProxies,
} from './shared.ts';
import { isExample } from './this-machine.ts';

/** The servers of the storefronts' pages. */
export const pageServerSettings = describe({
  title: 'Page servers',
  settings: {
    PRODUCTION: production,
    PORT: portOf('4001'),
    HOST: hostToListenOn,
    DRAIN_SECONDS: drainSeconds,
    BR_ORIGIN: originOfBuild(brOrigin),
    PY_ORIGIN: originOfBuild(pyOrigin),
    API_ORIGIN: apiOrigin,
    API_SECONDS: apiSeconds,
    TRUSTED_PROXIES: trustedProxies,
    METRICS_PORT: metricsPort,
    METRICS_HOST: metricsHost,
    OTEL_EXPORTER_OTLP_ENDPOINT: traceReceiver,
    OTEL_TRACES_SAMPLER_ARG: tracedPart,
    PAYMENT_HOSTS: optional(hosts, {
      absent: 'this machine alone, for the sandbox',
      meaning: 'hosts that a payment link may lead to; any other is refused',
      example: 'pay.example',
      production: {
        form: "your payment provider's",
        because: 'no link leads to that of the example',
        refuses: (value) => value?.some((host) => isExample(host)) ?? false,
      },
    }),
    IMAGE_ORIGINS: imageOrigins,
    PAGE_CACHE_MB: setting(wholeNumber(1, 1_000_000), {
      default: '64',
      meaning: 'memory of the page cache, in megabytes',
      example: '256',
    }),
    KEPT_ASSETS: optional(folder, {
      absent: 'pages of another build miss their scripts',
      meaning:
        'a folder that the servers of all builds share: [scripts of the builds before](deploy.md#two-builds-at-once)',
      example: '/var/lib/ponte/kept',
    }),
  },
  rules: [ownNames, ownMetricsPort, apiElsewhere],
});
