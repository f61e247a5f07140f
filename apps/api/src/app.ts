import openApi from '@ponte/contract/openapi.json' with { type: 'json' };
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { AppContext } from './app-context.ts';
import { cartRoutes } from './cart/routes.ts';
import { createPricing } from './catalogue/prices.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import type { Database } from './db/client.ts';
import { jsonLimit } from './http/body.ts';
import { langOf } from './http/call.ts';
import { healthRoutes } from './http/health.ts';
import type { Log } from './http/log.ts';
import { failureBody, notFound, type Failure } from './http/reply.ts';
import { requestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { texts } from './http/texts.ts';
import type { Media } from './media/media.ts';
import { mediaRoutes } from './media/routes.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import type { Clock } from './runtime/clock.ts';
import type { Signer } from './security/secrets.ts';

/** What an app is made of. */
export interface AppOptions {
  readonly database: Pick<Database, 'db' | 'ping'>;
  readonly clock: Clock;
  readonly signer: Signer;
  readonly media: Media;
  readonly log: Log;
  /** Origins whose pages may call from a browser directly. */
  readonly corsOrigins?: readonly string[];
}

/**
 * The store's API as an app that answers requests, without a port.
 *
 * @example
 * const app = createApp({ database, clock, signer, media, log });
 * const response = await app.request('/api/public/products?per_page=5');
 */
export function createApp(options: AppOptions): Hono {
  const { database, clock, signer, media, log, corsOrigins = [] } = options;
  const context: AppContext = {
    db: database.db,
    clock,
    signer,
    media,
    log,
    pricing: createPricing(database.db, clock),
  };
  const app = new Hono();
  app.use(requestLog(log, clock), securityHeaders());
  if (corsOrigins.length > 0) app.use(cors({ origin: [...corsOrigins], maxAge: 600 }));
  app.use(
    bodyLimit({
      maxSize: jsonLimit,
      onError: (context) => context.json(failureBody(tooLarge, langOf(context)), 413),
    }),
  );
  healthRoutes(app, database);
  app.get('/openapi.json', (context) => context.json(openApi));
  catalogueRoutes(app, context);
  cartRoutes(app, context);
  newsletterRoutes(app, context);
  mediaRoutes(app, context);
  app.notFound((context) => context.json(failureBody(notFound(), langOf(context)), 404));
  app.onError((error, context) => {
    log.error('request failed', { path: context.req.routePath, reason: reasonOf(error) });
    return context.json(failureBody(broken, langOf(context)), 500);
  });
  return app;
}

const tooLarge: Failure = { status: 413, text: texts.tooLarge };
const broken: Failure = { status: 500, text: texts.internal };

/** What the log says of a bug: where it is, without the data that it met. */
function reasonOf(error: Error): string {
  const place = error.stack?.split('\n').find((line) => line.includes('    at '));
  const cause = error.cause instanceof Error ? error.cause.message : '';
  return [error.name, cause, place?.trim()].filter(Boolean).join(' ');
}
