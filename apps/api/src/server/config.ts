import { isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Lang } from '@ponte/contract/wire';
import { isLoopback } from '../http/client-address.ts';
import { shortestSecret } from '../security/secrets.ts';
import type { Bucket } from '../storage/bucket-storage.ts';

export interface Config {
  readonly port: number;
  readonly host: string;
  /** The embedded database, rendered pictures, uploads and the secret. */
  readonly dataFolder: string;
  /** For uploaded documents, instead of the data folder. */
  readonly bucket: Bucket | undefined;
  /** A real Postgres instead of the embedded one. */
  readonly databaseUrl: string | undefined;
  readonly databasePoolSize: number;
  /** The signing secret; by default created in the data folder. */
  readonly secret: string | undefined;
  /** Origins whose pages may call from a browser directly; the storefronts need none. */
  readonly corsOrigins: readonly string[];
  readonly origins: Readonly<Record<Lang, string>>;
  /** Trusted proxies before this server; see `clientAddress`. */
  readonly proxies: number | undefined;
  readonly limitFactor: number;
  /** The SMTP server, and the sender. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly mailboxPage: boolean;
  readonly staffPage: boolean;
  readonly publicOrigin: string;
  readonly sandboxPayments: boolean;
  readonly pricesIncludeTax: boolean;
  readonly reviewAfterDays: number;
  /** What a new database is filled with: `none`, `demo`, or the folder of a shop. */
  readonly seed: string;
  /** A postal code service such as `https://viacep.com.br`. */
  readonly postalCodeOrigin: string | undefined;
}

/** A configuration, or the sentence that says what is wrong. */
export type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problem: string };

const defaultDataFolder = fileURLToPath(new URL('../../../../.data/api', import.meta.url));

/**
 * Trial features, off by default: the mailbox gives access to accounts, the sandbox gives goods
 * away, and so does the staff page.
 */
const trialSwitches = ['SANDBOX_PAYMENTS', 'MAILBOX_PAGE', 'STAFF_PAGE'];

const allSwitches = [...trialSwitches, 'PRICES_INCLUDE_IVA'];

/** Whether a host to listen on is loopback. */
function isOwnHost(host: string): boolean {
  // `isIP`, because a host name may start like an address.
  return host === 'localhost' || (isIP(host) !== 0 && isLoopback(host));
}

/** Empty variables count as absent. */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
): ConfigResult {
  const read = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const port = wholeNumber(read('PORT') ?? '4000', 65_535);
  if (port === undefined) return problem(`PORT must be a number from 0 to 65535.`);
  const poolSize = wholeNumber(read('DATABASE_POOL') ?? '10', 1000);
  if (!poolSize) return problem('DATABASE_POOL must be a number from 1 to 1000.');
  const proxies = read('TRUSTED_PROXIES');
  if (proxies !== undefined && wholeNumber(proxies, 10) === undefined) {
    return problem('TRUSTED_PROXIES must be a number from 0 to 10.');
  }
  const limitFactor = wholeNumber(read('RATE_LIMIT_FACTOR') ?? '1', 1_000_000);
  if (!limitFactor) return problem('RATE_LIMIT_FACTOR must be a number from 1 to 1000000.');
  const reviewAfterDays = wholeNumber(read('REVIEW_AFTER_DAYS') ?? '7', 59);
  if (reviewAfterDays === undefined) {
    return problem('REVIEW_AFTER_DAYS must be a number from 0 to 59.');
  }
  const secret = read('PONTE_SECRET');
  if (secret !== undefined && secret.length < shortestSecret) {
    return problem(`PONTE_SECRET must have at least ${shortestSecret} characters.`);
  }
  const switches = allSwitches.find((name) => !['on', 'off', undefined].includes(read(name)));
  if (switches) return problem(`${switches} must be on or off.`);
  const bucket = readBucket(read);
  if (bucket === 'incomplete') {
    return problem(
      `S3_BUCKET needs ${bucketNeeds.join(', ')} too, and an http address as endpoint.`,
    );
  }
  const host = read('HOST') ?? '127.0.0.1';
  const trial = trialSwitches.find((name) => read(name) === 'on');
  if (trial && !isOwnHost(host)) {
    return problem(
      `${trial} is on, which is for trying the shop on this machine, and HOST=${host} can be reached from others: set HOST to 127.0.0.1, or ${trial} to off.`,
    );
  }
  const smtpUrl = read('SMTP_URL');
  return {
    ok: true,
    config: {
      port,
      host,
      dataFolder: read('DATA_DIR') ?? defaultDataFolder,
      bucket,
      databaseUrl: read('DATABASE_URL'),
      databasePoolSize: poolSize,
      secret,
      corsOrigins: (read('CORS_ORIGINS') ?? '').split(/[\s,]+/).filter((origin) => origin !== ''),
      origins: {
        pt: originOf(read('BR_ORIGIN') ?? 'http://br.localhost:4001'),
        es: originOf(read('PY_ORIGIN') ?? 'http://py.localhost:4002'),
      },
      proxies: proxies === undefined ? undefined : Number(proxies),
      limitFactor,
      smtpUrl,
      mailFrom: read('MAIL_FROM') ?? 'Ponte <loja@ponte.example>',
      mailboxPage: smtpUrl === undefined && read('MAILBOX_PAGE') === 'on',
      staffPage: read('STAFF_PAGE') === 'on',
      publicOrigin: originOf(read('PUBLIC_ORIGIN') ?? `http://127.0.0.1:${port}`),
      sandboxPayments: read('SANDBOX_PAYMENTS') === 'on',
      reviewAfterDays,
      pricesIncludeTax: read('PRICES_INCLUDE_IVA') === 'on',
      seed: read('SEED') ?? 'none',
      postalCodeOrigin: read('POSTAL_CODE_ORIGIN'),
    },
  };
}

const bucketNeeds = ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];

/** For services without regions. */
const anyRegion = 'us-east-1';

/** The bucket of `S3_BUCKET`; undefined when it is not set. */
function readBucket(read: (name: string) => string | undefined): Bucket | 'incomplete' | undefined {
  const [endpoint, accessKeyId, secretAccessKey] = bucketNeeds.map(read);
  const name = read('S3_BUCKET');
  if (!name && !endpoint) return undefined;
  if (!name || !endpoint || !accessKeyId || !secretAccessKey) return 'incomplete';
  if (!/^https?:\/\//.test(endpoint) || !URL.canParse(endpoint)) return 'incomplete';
  const region = read('S3_REGION') ?? anyRegion;
  return { endpoint: originOf(endpoint), name, region, accessKeyId, secretAccessKey };
}

/** Accepts a trailing slash. */
function originOf(text: string): string {
  return text.replace(/\/+$/, '');
}

function problem(sentence: string): ConfigResult {
  return { ok: false, problem: sentence };
}

function wholeNumber(text: string, most: number): number | undefined {
  const number = Number(text);
  return /^\d+$/.test(text) && number <= most ? number : undefined;
}
