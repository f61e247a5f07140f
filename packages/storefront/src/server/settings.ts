import { pageServerSettings, readSettings, type Environment } from '@ponte/settings';
import type { MetricsAddress, TracingAddress } from '@ponte/telemetry';
import { scrapedAt, tracesSentTo } from '@ponte/web-server';

export interface ServerSettings {
  readonly port: number;
  readonly host: string;
  /** How long a stopping server still serves, in milliseconds. */
  readonly drainMs: number;
  /** The store's API as seen from this server. */
  readonly apiOrigin: string;
  /** The storefronts' public origins; by default those of the build. */
  readonly origins: Readonly<Record<'BR' | 'PY', string | undefined>>;
  /** Allowed hosts of payment links; by default those of the build. */
  readonly paymentHosts: readonly string[] | undefined;
  /** Origins of pictures beside this one, for the pages' policy. */
  readonly imageOrigins: readonly string[];
  /** How long the API may take to answer a forwarded call, in milliseconds. */
  readonly apiTimeoutMs: number;
  /** Trusted proxies of the chain that ends at the API, this server among them. */
  readonly proxies: number | undefined;
  /** Where Prometheus scrapes; undefined for no metrics. */
  readonly metrics: MetricsAddress | undefined;
  /** Where traces are sent; undefined: nowhere. */
  readonly tracing: TracingAddress | undefined;
  /** In bytes. */
  readonly pageCacheBytes: number;
  /** Assets of all builds, in a folder for each app. */
  readonly keptAssets: string | undefined;
}

/** The settings, or a line for each that is wrong. */
export type ReadServerSettings =
  | { readonly ok: true; readonly settings: ServerSettings }
  | { readonly ok: false; readonly problem: string };

/** The settings of `@ponte/settings`, which describes the variables, in the server's words. */
export function readServerSettings(environment: Environment): ReadServerSettings {
  const read = readSettings(pageServerSettings, environment);
  if (!read.ok) return read;
  const { values } = read;
  return {
    ok: true,
    settings: {
      port: values.PORT,
      host: values.HOST,
      drainMs: values.DRAIN_SECONDS * 1000,
      apiOrigin: values.API_ORIGIN,
      origins: { BR: values.BR_ORIGIN, PY: values.PY_ORIGIN },
      paymentHosts: values.PAYMENT_HOSTS,
      imageOrigins: values.IMAGE_ORIGINS,
      apiTimeoutMs: values.API_SECONDS * 1000,
      proxies: values.TRUSTED_PROXIES,
      metrics: scrapedAt(values),
      tracing: tracesSentTo(values),
      pageCacheBytes: values.PAGE_CACHE_MB * 1_000_000,
      keptAssets: values.KEPT_ASSETS,
    },
  };
}
