import { createMetrics, jsonLog, serveMetrics, type ServedMetrics } from '@ponte/telemetry';
import type { Hono } from 'hono';
import type { Region } from '../region/region.ts';
import { listen } from './listen.ts';
import { readServerSettings, type ServerSettings } from './settings.ts';
import { createStorefrontServer } from './storefront-server.ts';

interface ServeOptions {
  readonly production: boolean;
  /** Read in production. */
  readonly clientFolder: string;
}

/**
 * Starts the app's server from its environment, which docs/configuration.md describes. Each wrong
 * setting is reported in one sentence, with exit code 1.
 */
export function serveStorefront(configured: Region, options: ServeOptions): Hono {
  const {
    origins,
    paymentHosts,
    imageOrigins,
    apiOrigin,
    apiTimeoutMs,
    pageCacheBytes,
    proxies,
    metrics: scraped,
    ...address
  } = settingsOrEnd();
  const log = jsonLog(process.stdout);
  const metrics = createMetrics();
  const region: Region = {
    ...configured,
    origins: {
      BR: origins.BR ?? configured.origins.BR,
      PY: origins.PY ?? configured.origins.PY,
    },
    paymentHosts: paymentHosts ?? configured.paymentHosts,
  };
  const app = createStorefrontServer({
    region,
    apiOrigin,
    apiTimeoutMs,
    pageCacheBytes,
    imageOrigins,
    proxies,
    log,
    metrics,
    clientFolder: options.production ? options.clientFolder : undefined,
  });
  if (options.production) {
    listen(app, address, log);
    if (scraped) void serveMetrics(metrics, scraped).then(endUnlessServed);
  }
  return app;
}

function endUnlessServed(served: ServedMetrics): void {
  if (served.ok) return;
  process.stderr.write(`The storefront does not start: ${served.problem}\n`);
  process.exit(1);
}

function settingsOrEnd(): ServerSettings {
  const read = readServerSettings(process.env);
  if (read.ok) return read.settings;
  process.stderr.write(`The storefront does not start: ${read.problem}\n`);
  process.exit(1);
}
