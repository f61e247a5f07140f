import {
  folder,
  httpAddress,
  onOrOff,
  oneOf,
  someOf,
  origin,
  origins,
  secret,
  sender,
  serverAddress,
  text,
  wholeNumber,
  wordOrFolder,
} from './kinds.ts';
import { describe, mustBeOff, needed, optional, setting } from './setting.ts';
import {
  brOrigin,
  drainSeconds,
  hostToListenOn,
  metricsHost,
  metricsPort,
  isPublic,
  ownMetricsPort,
  ownNames,
  portOf,
  production,
  publicForm,
  pyOrigin,
  tracedPart,
  traceReceiver,
  trustedProxies,
} from './shared.ts';
import { isExample, isThisMachine } from './this-machine.ts';

/** In characters: a signing secret that is shorter can be guessed. */
export const shortestSecret = 32;

const bucketNeeds = [
  'S3_BUCKET',
  'S3_ENDPOINT',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;

/** Those of the contract, which this package does not know: a test of the API holds them equal. */
const paymentWays = someOf(
  'pix',
  'card',
  'voucher',
  'gateway',
  'qr',
  'wallet',
  'transfer',
  'bank',
  'points',
);

/** Trial features: the mailbox gives access to accounts, and the sandbox gives goods away. */
const trialSwitches = ['SANDBOX_PAYMENTS', 'MAILBOX_PAGE'] as const;

/** The API and its command-line tools. */
export const apiSettings = describe({
  title: 'API',
  settings: {
    PRODUCTION: production,
    PORT: portOf('4000'),
    HOST: hostToListenOn,
    DRAIN_SECONDS: drainSeconds,
    BR_ORIGIN: setting(origin, { ...brOrigin, default: 'http://br.localhost:4001' }),
    PY_ORIGIN: setting(origin, { ...pyOrigin, default: 'http://py.localhost:4002' }),
    PUBLIC_ORIGIN: optional(origin, {
      absent: '`http://127.0.0.1:` and the port',
      meaning: "the API's own public origin, for the sandbox's payment pages",
      example: 'https://api.shop.example',
      production: {
        form: publicForm,
        because: 'others than this machine open it',
        refuses: (value) => value !== undefined && !isPublic(value),
      },
    }),
    STAFF_ORIGIN: optional(origin, {
      absent: 'there is no back office',
      meaning: "the back office's own public origin, from which alone its calls may come",
      example: 'https://staff.shop.example',
      production: {
        form: publicForm,
        because: 'its session opens the data of all customers',
        refuses: (value) => value !== undefined && !isPublic(value),
      },
    }),
    TRUSTED_PROXIES: trustedProxies,
    METRICS_PORT: metricsPort,
    METRICS_HOST: metricsHost,
    OTEL_EXPORTER_OTLP_ENDPOINT: traceReceiver,
    OTEL_TRACES_SAMPLER_ARG: tracedPart,
    CORS_ORIGINS: setting(origins, {
      default: '',
      meaning:
        'origins whose pages may call the API from a browser directly; storefronts need none',
      example: 'https://app.shop.example',
    }),
    DATA_DIR: optional(folder, {
      absent: '`.data/api` beside the sources',
      meaning: 'the folder of the embedded database, drawn pictures, documents and the secret',
      example: '/var/lib/ponte',
    }),
    DATABASE_URL: optional(
      serverAddress('postgres://shop:password@db.internal/shop', 'postgres', 'postgresql'),
      {
        absent: 'the embedded database in `DATA_DIR`',
        meaning: 'a Postgres instead of the embedded database',
        example: 'postgres://shop:password@db.internal/shop',
      },
    ),
    DATABASE_DIRECT_URL: optional(
      serverAddress('postgres://shop:password@db.internal/shop', 'postgres', 'postgresql'),
      {
        absent: 'the same as `DATABASE_URL`',
        meaning:
          'the Postgres itself, where `DATABASE_URL` is that of a [pooler](growth.md#a-pooler): for migrations and tools',
        example: 'postgres://shop:password@db.internal/shop',
      },
    ),
    DATABASE_POOL: setting(wholeNumber(1, 1000), {
      default: '10',
      meaning: 'connections to the Postgres, for each process',
      example: '20',
    }),
    SEARCH_INDEX: setting(oneOf('memory', 'postgres'), {
      default: 'memory',
      meaning:
        'where lists and searches are computed: in the memory of each process, or [in the database](search.md#in-postgres)',
      example: 'postgres',
    }),
    DATABASE_QUERY_SECONDS: setting(wholeNumber(1, 3600), {
      default: '30',
      meaning: 'how long a query of a server may run before it is ended and answered with 503',
      example: '60',
    }),
    SEED: setting(wordOrFolder('none', 'demo'), {
      default: 'none',
      meaning: 'what fills a new database: nothing, the demo shop, or a [folder](backend.md)',
      example: 'demo',
    }),
    PRIVATE_PICTURES: setting(onOrOff, {
      default: 'off',
      meaning: 'pictures of goods are fetched from addresses of a private network too, for trying',
      example: 'on',
      production: mustBeOff('a file of goods could ask the machines of this network'),
    }),
    PONTE_SECRET: optional(secret(shortestSecret), {
      absent: 'made once, in a file of `DATA_DIR`',
      meaning: 'the signing secret, the same for all API processes',
      example: '<what openssl rand -hex 32 says>',
      production: needed('a copy of the machine without its data folder signs with another one'),
    }),
    S3_BUCKET: optional(
      text('the name of a bucket', /^[a-z0-9][a-z0-9._-]{1,61}[a-z0-9]$/i, 'my documents'),
      {
        absent: 'documents stand in `DATA_DIR`',
        meaning: 'a bucket for uploaded documents, addressed by path; needs the other `S3_…`',
        example: 'ponte-documents',
      },
    ),
    S3_ENDPOINT: optional(httpAddress, {
      absent: 'none',
      meaning: 'where the bucket is',
      example: 'https://s3.example',
    }),
    S3_REGION: setting(text('the name of a region', /^[a-z0-9-]+$/i, 'south america'), {
      default: 'us-east-1',
      meaning: "the bucket's region; services without regions take the default",
      example: 'sa-east-1',
    }),
    S3_ACCESS_KEY_ID: optional(text('a key id without spaces', /^\S+$/, 'a b'), {
      absent: 'none',
      meaning: 'whose key it is: put, get and delete of objects are enough',
      example: 'AKIAEXAMPLE',
    }),
    S3_SECRET_ACCESS_KEY: optional(secret(), {
      absent: 'none',
      meaning: 'the key to the bucket',
      example: '<the key to the bucket>',
    }),
    SMTP_URL: optional(serverAddress('smtp://user:password@mail.example:587', 'smtp', 'smtps'), {
      absent: 'mail waits in the database',
      meaning: 'the mail server',
      example: 'smtp://user:password@mail.example:587',
      production: {
        needed: true,
        form: 'a mail server of yours',
        because: 'without it no mail leaves, and nobody confirms an address',
        refuses: (value) => value === undefined || isExample(new URL(value).hostname),
      },
    }),
    MAIL_FROM: setting(sender, {
      default: 'Ponte <loja@ponte.example>',
      meaning: 'who mail comes from',
      example: 'Ponte <shop@shop.example>',
      production: {
        needed: true,
        form: 'an address of yours, as Shop <shop@name.com>',
        because: 'mail of an example address is thrown away',
        refuses: (value) => !/\.\w[\w-]*>?$/.test(value) || /\.example>?$/.test(value),
      },
    }),
    EVENTS_URL: optional(httpAddress, {
      absent: 'nobody',
      meaning: 'a system of yours that receives [every order](events.md); needs `EVENTS_KEY`',
      example: 'https://erp.shop.example/ponte',
    }),
    EVENTS_KEY: optional(secret(shortestSecret), {
      absent: 'none',
      meaning: 'signs what is sent to `EVENTS_URL`',
      example: '<another one of openssl rand -hex 32>',
    }),
    PAYMENT_PROVIDER: optional(oneOf('none', 'http', 'pagopar'), {
      absent: 'none, unless the sandbox is on',
      meaning:
        'who takes payments: a [service over HTTP](payments.md), or Pagopar; `none` says that this shop shows and sells nothing',
      example: 'http',
      production: needed('without one nothing can be bought; `none` says that this is meant'),
    }),
    PAYMENT_URL: optional(httpAddress, {
      absent: 'none',
      meaning: 'where the payment service of `PAYMENT_PROVIDER=http` is',
      example: 'https://pay.shop.example/ponte',
    }),
    PAYMENT_KEY: optional(secret(shortestSecret), {
      absent: 'none',
      meaning: 'the secret that this shop and its payment service share',
      example: '<what openssl rand -hex 32 says>',
    }),
    PAYMENT_WAYS_BR: optional(paymentWays, {
      absent: "none: they choose on the service's page",
      meaning:
        'the [ways to pay](payments.md#ways-to-pay) of `PAYMENT_PROVIDER=http` that buyers from Brazil choose from in the shop',
      example: 'pix,card,voucher',
    }),
    PAYMENT_WAYS_PY: optional(paymentWays, {
      absent: "none: they choose on the service's page",
      meaning: 'the same for buyers from Paraguay',
      example: 'card,qr,transfer',
    }),
    PAGOPAR_PUBLIC_KEY: optional(secret(), {
      absent: 'none',
      meaning: 'the public key of an account at Pagopar, for `PAYMENT_PROVIDER=pagopar`',
      example: '<the public key>',
    }),
    PAGOPAR_PRIVATE_KEY: optional(secret(), {
      absent: 'none',
      meaning: 'the private key of the same account',
      example: '<the private key>',
    }),
    PRICES_INCLUDE_IVA: setting(onOrOff, {
      default: 'off',
      meaning: 'the prices that the database keeps have I.V.A. in them',
      example: 'on',
    }),
    POSTAL_CODE_ORIGIN: optional(origin, {
      absent: 'a small table of its own',
      meaning: 'a service of Brazilian postal codes like `https://viacep.com.br`',
      example: 'https://viacep.com.br',
    }),
    REVIEW_AFTER_DAYS: setting(wholeNumber(0, 59), {
      default: '7',
      meaning: 'how many days after an order was handed over its buyer is asked for reviews',
      example: '14',
    }),
    BOUGHT_TOGETHER_BUYERS: setting(wholeNumber(2, 1000), {
      default: '5',
      meaning:
        'how many customers must have ordered two products together within a year before one is shown beside the other',
      example: '10',
    }),
    RATE_LIMIT_FACTOR: setting(wholeNumber(1, 1_000_000), {
      default: '1',
      meaning: 'multiplies all [limits](#limits-of-the-api)',
      example: '2',
    }),
    SANDBOX_PAYMENTS: setting(onOrOff, {
      default: 'off',
      meaning: 'the payment sandbox, which takes no money, for trying; `npm start` says `on`',
      example: 'on',
      production: mustBeOff('it gives goods away'),
    }),
    MAILBOX_PAGE: setting(onOrOff, {
      default: 'off',
      meaning: 'shows mail that is not sent at `/mailbox`, for trying; `npm start` says `on`',
      example: 'on',
      production: mustBeOff('it gives access to accounts'),
    }),
  },
  rules: [
    ownNames,
    ownMetricsPort,
    (values) => {
      const { PAGOPAR_PUBLIC_KEY: publicKey, PAGOPAR_PRIVATE_KEY: privateKey } = values;
      return values.PAYMENT_PROVIDER === 'pagopar' && !(publicKey && privateKey)
        ? 'PAYMENT_PROVIDER=pagopar needs PAGOPAR_PUBLIC_KEY and PAGOPAR_PRIVATE_KEY.'
        : undefined;
    },
    (values) => {
      const isWhole = values.PAYMENT_URL !== undefined && values.PAYMENT_KEY !== undefined;
      return values.PAYMENT_PROVIDER === 'http' && !isWhole
        ? 'PAYMENT_PROVIDER=http needs PAYMENT_URL and PAYMENT_KEY.'
        : undefined;
    },
    (values) => {
      const given = bucketNeeds.filter((name) => values[name] !== undefined);
      const missing = bucketNeeds.filter((name) => values[name] === undefined);
      return given.length > 0 && missing.length > 0
        ? `${given[0]} needs ${missing.join(', ')} too.`
        : undefined;
    },
    ({ DATABASE_URL, DATABASE_DIRECT_URL }) =>
      DATABASE_DIRECT_URL !== undefined && DATABASE_URL === undefined
        ? 'DATABASE_DIRECT_URL needs DATABASE_URL.'
        : undefined,
    ({ SEARCH_INDEX, DATABASE_URL }) =>
      SEARCH_INDEX === 'postgres' && DATABASE_URL === undefined
        ? 'SEARCH_INDEX=postgres needs DATABASE_URL: the embedded database is too slow for it.'
        : undefined,
    ({ EVENTS_URL, EVENTS_KEY }) =>
      (EVENTS_URL === undefined) === (EVENTS_KEY === undefined)
        ? undefined
        : 'EVENTS_URL and EVENTS_KEY need each other.',
    (values) => {
      const trial = trialSwitches.find((name) => values[name]);
      return trial !== undefined && !isThisMachine(values.HOST)
        ? `${trial} is on, which is for trying the shop on this machine, and HOST=${values.HOST} can be reached from others: set HOST to 127.0.0.1, or ${trial} to off.`
        : undefined;
    },
  ],
});
