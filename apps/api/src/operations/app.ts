import openApi from '@ponte/contract/openapi.json' with { type: 'json' };
import type { Lang } from '@ponte/contract/wire';
import type { Metrics } from '@ponte/telemetry';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { AppContext } from '../adapters/app-context.ts';
import { mailboxRoutes } from '../adapters/mail/mailbox.ts';
import type { Transport } from '../adapters/mail/outbox.ts';
import { fetchPicture as fetchAny, type FetchPicture } from '../adapters/media/fetch-picture.ts';
import type { Media } from '../adapters/media/media.ts';
import { mediaRoutes } from '../adapters/media/routes.ts';
import type { PaymentProvider } from '../adapters/payments/provider.ts';
import { sandboxPages } from '../adapters/payments/sandbox-pages.ts';
import { createSandbox, signatureHeader, type Sandbox } from '../adapters/payments/sandbox.ts';
import { withTimeLimits } from '../adapters/payments/time-limits.ts';
import { embeddedPostalCodes, type PostalCodes } from '../adapters/postal/postal-codes.ts';
import type { Storage } from '../adapters/storage/storage.ts';
import { iconRoutes } from '../catalogue/products/icons.ts';
import { readInMemory } from '../catalogue/products/memory/index-in-memory.ts';
import { readHere } from '../catalogue/products/memory/snapshot-reader.ts';
import { previewRoutes } from '../catalogue/products/previews.ts';
import { catalogueRoutes } from '../catalogue/products/routes.ts';
import { createSearchLog } from '../catalogue/products/search-log.ts';
import { watchCatalogue, type IndexReader } from '../catalogue/products/watch-catalogue.ts';
import { askForRates, fetchPublicRates, type FetchRates } from '../office/rates/ask-rates.ts';
import { ratesMetrics } from '../office/rates/rates-metrics.ts';
import { backOfficeRoutes } from '../office/staff/routes.ts';
import type { Database } from '../platform/db/client.ts';
import { answerFailure } from '../platform/http/answer-failure.ts';
import { createBind } from '../platform/http/call.ts';
import { clientAddress } from '../platform/http/client-address.ts';
import { texts } from '../platform/http/failure-texts.ts';
import { notFound } from '../platform/http/failure.ts';
import { healthRoutes } from '../platform/http/health.ts';
import { otherMethods } from '../platform/http/other-methods.ts';
import { requestLog } from '../platform/http/request-log.ts';
import { securityHeaders } from '../platform/http/security-headers.ts';
import { createJobRunner, type JobRunner } from '../platform/jobs/job-runner.ts';
import { catalogueMetrics } from '../platform/metrics/catalogue-metrics.ts';
import { createPricing } from '../platform/pricing/prices.ts';
import { createBackground, type Background } from '../platform/runtime/background.ts';
import type { Clock } from '../platform/runtime/clock.ts';
import { failureReason, failureStack } from '../platform/runtime/failure-reason.ts';
import type { Log } from '../platform/runtime/log.ts';
import { isCutOff, isDiskFull, isOutage, isPoolFull } from '../platform/runtime/outage.ts';
import { deviceCookie } from '../platform/security/device-cookie.ts';
import { defaultLimits, type Limits } from '../platform/security/limits.ts';
import { createRateLimiter } from '../platform/security/rate-limits.ts';
import { createSigner } from '../platform/security/secrets.ts';
import { createSignInGuard } from '../platform/security/sign-in-guard.ts';
import { staffCookie } from '../platform/security/staff-sessions.ts';
import { createVault } from '../platform/security/vault.ts';
import { accountRoutes } from '../shop/accounts/routes.ts';
import { alertRoutes } from '../shop/alerts/routes.ts';
import { createTeller } from '../shop/alerts/tell.ts';
import { cartRoutes } from '../shop/cart/routes.ts';
import { customerListRoutes } from '../shop/customer-lists/routes.ts';
import type { EventReceiver } from '../shop/events/deliver-event.ts';
import { newsletterRoutes } from '../shop/newsletter/routes.ts';
import { isBought } from '../shop/orders/cart-orders.ts';
import { mailFiles } from '../shop/orders/mail-files.ts';
import { notificationRoutes } from '../shop/orders/notifications.ts';
import { orderRoutes } from '../shop/orders/routes.ts';
import { askForReviews } from '../shop/reviews/ask.ts';
import { reviewRoutes } from '../shop/reviews/routes.ts';
import { shippingRoutes } from '../shop/shipping/routes.ts';
import { jobTable } from './job-table.ts';

export interface AppOptions {
  /** The merchant's own system, which receives events of orders; none by default. */
  readonly receiver?: EventReceiver | undefined;
  readonly database: Pick<Database, 'db' | 'ping'>;
  /** Reads the catalogue's index; into memory on this thread by default. */
  readonly catalogueReader?: IndexReader;
  readonly clock: Clock;
  /** Signs tokens and hashes rate-limit keys; the same for all servers of one database. */
  readonly secret: string;
  readonly media: Media;
  readonly storage: Storage;
  /** Fetches pictures of goods; by default from the public internet alone. */
  readonly fetchPicture?: FetchPicture;
  /** Asks an address for rates; by default by https on the public internet alone. */
  readonly fetchRates?: FetchRates;
  readonly log: Log;
  /** The storefronts' public origins, for links in mails. */
  readonly origins: Readonly<Record<Lang, string>>;
  /** Without a transport, mail stays in the database. */
  readonly transport?: Transport | undefined;
  /** Shows unsent mail at `/mailbox`: for trying the shop, never on a public address. */
  readonly mailboxPage?: boolean;
  readonly postalCodes?: PostalCodes;
  /** This server's public origin, for the sandbox's pages. */
  readonly publicOrigin: string;
  /** Takes payments. Without one, and without the sandbox, nothing can be bought. */
  readonly payments?: PaymentProvider | undefined;
  /** Enables the payment sandbox: for trying the shop, instead of a provider. */
  readonly sandboxPayments?: boolean;
  /** The back office's own origin. Without it there are no calls of the back office. */
  readonly staffOrigin?: string | undefined;
  /** One press signs in as the owner: of a demo shop, for requests of this machine alone. */
  readonly demoOwner?: boolean;
  /** Origins whose pages may call from a browser directly (CORS). */
  readonly corsOrigins?: readonly string[];
  /** Trusted proxies before this server; see `clientAddress`. */
  readonly proxies?: number | undefined;
  /** Whether database prices include I.V.A.; default: they don't. */
  readonly pricesIncludeTax?: boolean;
  /** How long after an order was handed over its buyer is asked for reviews; default: 7. */
  readonly reviewAfterDays?: number;
  /** How many customers must have ordered products together before they are shown so; default: 5. */
  readonly boughtTogetherBuyers?: number;
  /** Multiplies all limits; default: 1. */
  readonly limitFactor?: number;
  /** Default: those of the settings. */
  readonly limits?: Limits;
  /** Aborted when the process is stopping: it is not ready any more. */
  readonly draining?: AbortSignal;
  /** Counts requests, and measures the catalogue in memory and what came of asking for rates. */
  readonly metrics?: Metrics;
}

export interface App {
  readonly app: Hono;
  readonly background: Background;
  /** Mails and other work that outlives an outage. */
  readonly jobs: JobRunner;
  /** Queues the mails of alerts that are due; to be called periodically. */
  readonly tellAlerts: () => Promise<void>;
  /** Writes down what was searched for; to be called periodically. */
  readonly saveSearches: () => Promise<void>;
  /** Asks for rates where they come from an address; to be called periodically. */
  readonly askForRates: () => Promise<void>;
  /** Asks for reviews of what was handed over; to be called periodically. */
  readonly askForReviews: () => Promise<void>;
}

/**
 * The store's API as an app that answers requests, without a port.
 * @example
 * const { app } = createApp({ database, clock, secret, media, storage, log, origins });
 * const response = await app.request('/api/public/products?per_page=5');
 */
export function createApp(options: AppOptions): App {
  const { database, clock, log, metrics, corsOrigins = [] } = options;
  const app = new Hono();
  const sandbox = options.sandboxPayments ? sandboxOf(app, options) : undefined;
  const jobs = createJobRunner({ db: database.db, clock, log });
  const context = createContext(app, options, { payments: sandbox ?? options.payments, jobs });
  for (const handlerOf of Object.values(jobTable)) {
    const outside = { fetchPicture: fetchPublic, fetchRates: fetchPublicRates, ...options };
    const handler = handlerOf(context, outside);
    if (handler) jobs.handle(handler);
  }
  if (metrics) ratesMetrics(metrics, context);
  if (!context.payments) log.warn('nothing can be bought: there is no payment provider');
  app.use(requestLog(log, clock, { proxies: options.proxies, metrics }), securityHeaders());
  if (corsOrigins.length > 0) app.use(cors({ origin: [...corsOrigins], maxAge: 600 }));
  const { catalogueReader = readInMemory(readHere(context.db)) } = options;
  const catalogue = watchCatalogue({
    db: context.db,
    reader: catalogueReader,
    clock,
    log,
    ...(metrics && { loaded: catalogueMetrics(metrics, clock) }),
  });
  // A ready server has its catalogue in memory: no shopper waits for it.
  const ping = async () => void (await Promise.all([database.ping(), catalogue()]));
  const { draining = new AbortController().signal } = options;
  healthRoutes(app, { ping, draining });
  app.get('/openapi.json', (c) => c.json(openApi));
  const searches = createSearchLog(context.db, clock);
  const { boughtTogetherBuyers = 5 } = options;
  catalogueRoutes(context, { catalogue, searches, boughtTogetherBuyers });
  cartRoutes(context, (cartId) => isBought(context.db, cartId));
  newsletterRoutes(context);
  alertRoutes(context);
  reviewRoutes(context);
  accountRoutes(context);
  customerListRoutes(context);
  shippingRoutes(context);
  orderRoutes(context);
  notificationRoutes(app, context);
  if (sandbox) sandboxPages(app, sandbox, Object.values(options.origins));
  if (options.staffOrigin !== undefined) {
    const { staffOrigin, secret, demoOwner = false } = options;
    const staff = {
      staffOrigin,
      demoOwner,
      staffCookie: staffCookie(staffOrigin),
      vault: createVault(secret),
    };
    backOfficeRoutes(app, { ...context, ...staff });
  }
  iconRoutes(app, context.db);
  previewRoutes(app, context);
  mediaRoutes(app, context.media);
  if (options.mailboxPage) {
    const origins = Object.values(context.origins).filter((origin) => origin !== undefined);
    const mailbox = { ...context, origins, makeFile: mailFiles(context) };
    mailboxRoutes(app, mailbox, options.publicOrigin);
  }
  const methodsOf = otherMethods(app);
  app.notFound((c) => {
    const allow = methodsOf(c);
    if (allow.length === 0) return answerFailure(c, notFound());
    return answerFailure(c, { ok: false, status: 405, text: texts.wrongMethod, allow });
  });
  app.onError((error, c) => {
    if (isCutOff(error))
      return answerFailure(c, { ok: false, status: 400, text: texts.unreadable });
    const outage = isOutage(error);
    const event = isDiskFull(error)
      ? 'the disk is full'
      : isPoolFull(error)
        ? 'no connection of the database was free'
        : outage
          ? 'outage of the database or the storage'
          : 'request failed';
    const stack = outage ? undefined : failureStack(error);
    // The watch of the pool reports it once, not each request.
    const level = isPoolFull(error) ? 'warn' : 'error';
    log[level](event, { path: c.req.routePath, reason: failureReason(error), stack });
    if (outage)
      return answerFailure(c, {
        ok: false,
        status: 503,
        text: texts.unavailable,
        retryAfter: retryAfterSeconds,
      });
    return answerFailure(c, { ok: false, status: 500, text: texts.internal });
  });
  return {
    app,
    background: context.background,
    jobs,
    tellAlerts: createTeller(context),
    saveSearches: () => searches.save(),
    askForRates: () => askForRates(context),
    askForReviews: () => askForReviews(context, options.reviewAfterDays ?? 7),
  };
}

/** How soon a caller may come again after an outage. */
const retryAfterSeconds = 5;

const fetchPublic: FetchPicture = (address, signal) =>
  fetchAny(address, { isPrivateAllowed: false, signal });

/** The sandbox sends its notifications over HTTP like any other provider. */
function sandboxOf(app: Hono, { database, clock, secret, publicOrigin }: AppOptions): Sandbox {
  return createSandbox({
    db: database.db,
    clock,
    signer: createSigner(secret),
    origin: publicOrigin,
    notify: async (body, signature) =>
      app.request('/webhooks/payments/sandbox', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', [signatureHeader]: signature },
        body,
      }),
  });
}

function createContext(
  app: Hono,
  options: AppOptions,
  { payments, jobs }: { readonly payments: PaymentProvider | undefined; readonly jobs: JobRunner },
): AppContext {
  const { clock, log, secret, proxies, staffOrigin, limitFactor = 1 } = options;
  const { limits = defaultLimits() } = options;
  const signer = createSigner(secret);
  const { db } = options.database;
  const background = createBackground(log);
  const limiter = createRateLimiter(db, clock, secret, { factor: limitFactor });
  return {
    db,
    clock,
    log,
    limiter,
    limits,
    signIns: createSignInGuard(limiter, limits),
    background,
    payments: payments && withTimeLimits(payments),
    signer,
    media: options.media,
    storage: options.storage,
    origins: { ...options.origins, staff: staffOrigin },
    postalCodes: options.postalCodes ?? embeddedPostalCodes,
    pricing: createPricing(db, clock, { taxIncluded: options.pricesIncludeTax ?? false }),
    bind: createBind(app, {
      db,
      clock,
      limiter,
      clientOf: (c) => clientAddress(c, proxies),
      devices: deviceCookie(signer, Object.values(options.origins)),
      staffCookie: staffOrigin === undefined ? undefined : staffCookie(staffOrigin),
      demoOwner: options.demoOwner,
    }),
    mailDue: () => background.later('jobs', jobs.wake),
    runJob: jobs.run,
  };
}
