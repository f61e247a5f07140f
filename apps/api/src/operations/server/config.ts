import { fileURLToPath } from 'node:url';
import type { PaymentWay } from '@ponte/contract/orders';
import type { Lang } from '@ponte/contract/wire';
import {
  apiSettings,
  isThisMachine,
  limitSettings,
  readSettings,
  type Environment,
  type ReadSettings,
  type SettingsOf,
} from '@ponte/settings';
import type { MetricsAddress, TracingAddress } from '@ponte/telemetry';
import type { PaymentService } from '../../adapters/payments/choose-provider.ts';
import type { OfferedWays } from '../../adapters/payments/provider.ts';
import type { Bucket } from '../../adapters/storage/bucket-storage.ts';
import { packageFolder } from '../../platform/runtime/own-files.ts';
import type { Limits } from '../../platform/security/limits.ts';
import type { EventReceiver } from '../../shop/events/deliver-event.ts';

export interface Config {
  readonly port: number;
  readonly host: string;
  /** How long a stopping server still serves, in milliseconds. */
  readonly drainMs: number;
  /** Where Prometheus scrapes; undefined for no metrics. */
  readonly metrics: MetricsAddress | undefined;
  /** Where traces are sent; undefined: nowhere. */
  readonly tracing: TracingAddress | undefined;
  /** The embedded database, rendered pictures, uploads and the secret. */
  readonly dataFolder: string;
  /** For uploaded documents, instead of the data folder. */
  readonly bucket: Bucket | undefined;
  /** A real Postgres instead of the embedded one. */
  readonly databaseUrl: string | undefined;
  /** The same Postgres without the pooler that `databaseUrl` may lead to. */
  readonly databaseDirectUrl: string | undefined;
  readonly databasePoolSize: number;
  /** Where lists and searches are computed: in each process, or by the database. */
  readonly searchIndex: 'memory' | 'postgres';
  /** How long a query of a request may run, in milliseconds. */
  readonly statementMs: number;
  /** The signing secret; by default created in the data folder. */
  readonly secret: string | undefined;
  /** Origins whose pages may call from a browser directly; the storefronts need none. */
  readonly corsOrigins: readonly string[];
  readonly origins: Readonly<Record<Lang, string>>;
  /** Trusted proxies before this server; see `clientAddress`. */
  readonly proxies: number | undefined;
  readonly limitFactor: number;
  readonly limits: Limits;
  /** The SMTP server, and the sender. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** The merchant's own system, which receives events of orders. */
  readonly receiver: EventReceiver | undefined;
  readonly mailboxPage: boolean;
  /** The back office's own origin; without it there is none. */
  readonly staffOrigin: string | undefined;
  /** Whether one press signs in as the owner of the demo shop. */
  readonly demoOwner: boolean;
  readonly publicOrigin: string;
  readonly sandboxPayments: boolean;
  /** The payment provider; undefined: the sandbox, or none. */
  readonly paymentService: PaymentService | undefined;
  readonly pricesIncludeTax: boolean;
  readonly reviewAfterDays: number;
  readonly boughtTogetherBuyers: number;
  /** What a new database is filled with: `none`, `demo`, or the folder of a shop. */
  readonly seed: string;
  /** Whether pictures are fetched from this machine and its network too. */
  readonly privatePictures: boolean;
  /** A postal code service such as `https://viacep.com.br`. */
  readonly postalCodeOrigin: string | undefined;
}

/** A configuration, or a line for each setting that is wrong. */
export type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problem: string };

const defaultDataFolder = fileURLToPath(new URL('../../.data/api', packageFolder));

/** The configuration of `@ponte/settings`, which describes the variables, in the server's words. */
export function readConfig(environment: Environment): ConfigResult {
  const read = readSettings(apiSettings, environment);
  const readLimits = readSettings(limitSettings, environment);
  if (!read.ok || !readLimits.ok) return { ok: false, problem: problemsOf([read, readLimits]) };
  const { values } = read;
  return {
    ok: true,
    config: {
      port: values.PORT,
      host: values.HOST,
      drainMs: values.DRAIN_SECONDS * 1000,
      metrics:
        values.METRICS_PORT === undefined
          ? undefined
          : { port: values.METRICS_PORT, host: values.METRICS_HOST },
      tracing: tracingOf(values),
      dataFolder: values.DATA_DIR ?? defaultDataFolder,
      bucket: bucketOf(values),
      databaseUrl: values.DATABASE_URL,
      databaseDirectUrl: values.DATABASE_DIRECT_URL,
      databasePoolSize: values.DATABASE_POOL,
      searchIndex: values.SEARCH_INDEX,
      statementMs: values.DATABASE_QUERY_SECONDS * 1000,
      secret: values.PONTE_SECRET,
      corsOrigins: values.CORS_ORIGINS,
      origins: { pt: values.BR_ORIGIN, es: values.PY_ORIGIN },
      proxies: values.TRUSTED_PROXIES,
      limitFactor: values.RATE_LIMIT_FACTOR,
      limits: readLimits.values,
      smtpUrl: values.SMTP_URL,
      mailFrom: values.MAIL_FROM,
      receiver: receiverOf(values),
      mailboxPage: values.SMTP_URL === undefined && values.MAILBOX_PAGE,
      staffOrigin: values.STAFF_ORIGIN,
      demoOwner: isTriedHere(values),
      publicOrigin: values.PUBLIC_ORIGIN ?? `http://127.0.0.1:${values.PORT}`,
      sandboxPayments: values.SANDBOX_PAYMENTS,
      paymentService: paymentServiceOf(values),
      reviewAfterDays: values.REVIEW_AFTER_DAYS,
      boughtTogetherBuyers: values.BOUGHT_TOGETHER_BUYERS,
      pricesIncludeTax: values.PRICES_INCLUDE_IVA,
      seed: values.SEED,
      privatePictures: values.PRIVATE_PICTURES,
      postalCodeOrigin: values.POSTAL_CODE_ORIGIN,
    },
  };
}

/** Each sentence once: every description reports an unknown name. */
function problemsOf(results: readonly ReadSettings<unknown>[]): string {
  const lines = results.flatMap((result) => (result.ok ? [] : result.problem.split('\n')));
  return [...new Set(lines)].join('\n');
}

/** The demo shop, on names and addresses of this machine alone. */
function isTriedHere({
  SEED,
  PRODUCTION,
  HOST,
  STAFF_ORIGIN,
}: SettingsOf<typeof apiSettings>): boolean {
  if (SEED !== 'demo' || PRODUCTION || STAFF_ORIGIN === undefined) return false;
  return isThisMachine(HOST) && isThisMachine(new URL(STAFF_ORIGIN).hostname);
}

function tracingOf(values: SettingsOf<typeof apiSettings>): TracingAddress | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: part } = values;
  return endpoint === undefined ? undefined : { endpoint, part };
}

/** The rules of the settings ask for address and key. */
function paymentServiceOf(values: SettingsOf<typeof apiSettings>): PaymentService | undefined {
  const { PAYMENT_PROVIDER: kind, PAYMENT_URL: url, PAYMENT_KEY: key } = values;
  if (kind === 'http' && url && key) return { kind, url, key, ways: waysOf(values) };
  const { PAGOPAR_PUBLIC_KEY: publicKey, PAGOPAR_PRIVATE_KEY: privateKey } = values;
  if (kind === 'pagopar' && publicKey && privateKey) return { kind, publicKey, privateKey };
  return undefined;
}

function waysOf({
  PAYMENT_WAYS_BR: foreign = [],
  PAYMENT_WAYS_PY: resident = [],
}: SettingsOf<typeof apiSettings>): OfferedWays {
  const offered = (ways: readonly PaymentWay[]) => ways.map((way) => ({ way }));
  return { foreign: offered(foreign), resident: offered(resident) };
}

/** The rules of the settings ask for both of them or none. */
function receiverOf({
  EVENTS_URL: url,
  EVENTS_KEY: key,
}: SettingsOf<typeof apiSettings>): EventReceiver | undefined {
  return url === undefined || key === undefined ? undefined : { url, key };
}

/** The rules of the settings ask for all of them or none. */
function bucketOf(values: SettingsOf<typeof apiSettings>): Bucket | undefined {
  const { S3_BUCKET: name, S3_ENDPOINT: endpoint, S3_REGION: region } = values;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (!name || !endpoint || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, name, region, accessKeyId, secretAccessKey };
}
