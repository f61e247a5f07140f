import { isIP } from 'node:net';
import { host, httpAddress, onOrOff, origin, origins, part, port, wholeNumber } from './kinds.ts';
import { needed, optional, setting, type InProduction } from './setting.ts';
import { isExample, isThisMachine } from './this-machine.ts';

/** Of an origin that is opened by shoppers. */
function publicOrigin(because: string): InProduction<string | undefined> {
  return {
    needed: true,
    form: publicForm,
    because,
    refuses: (value) => value === undefined || !isPublic(value),
  };
}

export const publicForm = 'https and a public name of yours';

export function isPublic(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  const isName = hostname.includes('.') && isIP(hostname) === 0;
  return protocol === 'https:' && isName && !isThisMachine(hostname) && !isExample(hostname);
}

export const production = setting(onOrOff, {
  default: 'off',
  meaning: 'refuse settings that are dangerous on the open network',
  example: 'on',
});

export function portOf(number: string) {
  return setting(port, {
    default: number,
    meaning: 'the port it listens on; `0` takes a free one',
    example: number,
  });
}

export const hostToListenOn = setting(host, {
  default: '127.0.0.1',
  meaning: 'the address it listens on; `0.0.0.0` when its proxy is on another machine',
  example: '0.0.0.0',
});

export const drainSeconds = setting(wholeNumber(0, 300), {
  default: '5',
  meaning:
    'how many seconds a server that [stops](reliability.md#a-process-stops) still serves while it reports that it is not ready',
  example: '10',
});

export const metricsPort = optional(port, {
  absent: 'no metrics',
  meaning:
    'the port of `/metrics` for [Prometheus](observability.md#metrics), one for each process',
  example: '9464',
});

export const metricsHost = setting(host, {
  default: '127.0.0.1',
  meaning: 'the address of `/metrics`, which shoppers must not reach',
  example: '10.0.0.5',
});

export const traceReceiver = optional(httpAddress, {
  absent: 'no traces',
  meaning:
    'where [traces](observability.md#traces) are sent by OTLP over HTTP, without `/v1/traces`; `OTEL_EXPORTER_OTLP_HEADERS` is read too',
  example: 'http://127.0.0.1:4318',
});

export const tracedPart = setting(part, {
  default: '1',
  meaning: 'the share of requests that are traced, where no proxy decides',
  example: '0.1',
});

const shopperOpens = 'shoppers open it, and it stands in mails';

export const brOrigin = {
  meaning: "the Brazilian storefront's public origin",
  example: 'https://br.shop.example',
  production: publicOrigin(shopperOpens),
};

export const pyOrigin = {
  meaning: "the Paraguayan storefront's public origin",
  example: 'https://py.shop.example',
  production: publicOrigin(shopperOpens),
};

export const trustedProxies = optional(wholeNumber(0, 10), {
  absent: 'one when it is called from this machine, else none',
  meaning:
    'how many proxies of yours a call passes until the API, page server included: [the chain](#trusted_proxies)',
  example: '2',
  production: needed('without it all shoppers may share one limit, or anybody invents an address'),
});

export const originOfBuild = (about: typeof brOrigin) =>
  optional(origin, { ...about, absent: 'that of the build' });

export const apiOrigin = setting(origin, {
  default: 'http://127.0.0.1:4000',
  meaning: 'the API as seen from this server',
  example: 'http://api.internal:4000',
});

export const imageOrigins = setting(origins, {
  default: '',
  meaning: 'origins of pictures in addition to the shop’s own, for the Content-Security-Policy',
  example: 'https://media.shop.example',
});

export const apiSeconds = setting(wholeNumber(1, 600), {
  default: '30',
  meaning: "seconds that the API may take to answer a browser's call, before the answer is 504",
  example: '60',
});

/** Each server has a different origin, which distinguishes their requests. */
export function ownNames(values: {
  readonly PRODUCTION: boolean;
  readonly BR_ORIGIN: string | undefined;
  readonly PY_ORIGIN: string | undefined;
  readonly STAFF_ORIGIN?: string | undefined;
}): string | undefined {
  const { PRODUCTION, BR_ORIGIN, PY_ORIGIN, STAFF_ORIGIN } = values;
  return PRODUCTION ? alike({ BR_ORIGIN, PY_ORIGIN, STAFF_ORIGIN }, 'name') : undefined;
}

type Ports = Readonly<Record<'API_PORT' | 'BR_PORT' | 'PY_PORT' | 'STAFF_PORT', number>>;

/** Each server of one machine has a different port. */
export const ownPorts = ({ API_PORT, BR_PORT, PY_PORT, STAFF_PORT }: Ports) =>
  alike({ API_PORT, BR_PORT, PY_PORT, STAFF_PORT }, 'port');

/** A sentence on two settings that have the same value. */
function alike(values: Readonly<Record<string, unknown>>, kind: string): string | undefined {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  for (const [index, [name, value]] of given.entries()) {
    const other = given.slice(index + 1).find(([, another]) => another === value);
    if (other)
      return `${name} and ${other[0]} are both ${String(value)}: give each a ${kind} of its own.`;
  }
  return undefined;
}

export function ownMetricsPort({
  PORT,
  METRICS_PORT,
}: {
  readonly PORT: number;
  readonly METRICS_PORT: number | undefined;
}): string | undefined {
  return METRICS_PORT === PORT && PORT !== 0
    ? `METRICS_PORT and PORT are both ${PORT}: give /metrics a port of its own.`
    : undefined;
}

/** A server that forwards calls to itself answers none. */
export function apiElsewhere({
  PORT,
  API_ORIGIN,
}: {
  readonly PORT: number;
  readonly API_ORIGIN: string;
}): string | undefined {
  const { hostname, port: apiPort } = new URL(API_ORIGIN);
  return isThisMachine(hostname) && apiPort === String(PORT)
    ? `API_ORIGIN is ${API_ORIGIN}, which is this server itself (PORT=${PORT}): give it the address of the API.`
    : undefined;
}
