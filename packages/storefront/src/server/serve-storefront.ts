import { join } from 'node:path';
import { createMetrics, failureReason, jsonLog, type Log } from '@ponte/telemetry';
import { listen, sendTraces, serveMetricsOrEnd } from '@ponte/web-server';
import type { Hono } from 'hono';
import type { Region } from '../region/region.ts';
import { keepAssets } from './kept-assets.ts';
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
    keptAssets,
    metrics: scraped,
    tracing,
    ...serving
  } = settingsOrEnd();
  const log = jsonLog(process.stdout);
  const metrics = createMetrics();
  const draining = new AbortController();
  const region: Region = {
    ...configured,
    origins: {
      BR: origins.BR ?? configured.origins.BR,
      PY: origins.PY ?? configured.origins.PY,
    },
    paymentHosts: paymentHosts ?? configured.paymentHosts,
  };
  const keptFolder = keptAssets && join(keptAssets, region.code.toLowerCase());
  if (options.production && keptFolder) keepOrEnd(options.clientFolder, keptFolder, log);
  const app = createStorefrontServer({
    region,
    keptFolder,
    apiOrigin,
    apiTimeoutMs,
    pageCacheBytes,
    imageOrigins,
    proxies,
    draining: draining.signal,
    log,
    metrics,
    clientFolder: options.production ? options.clientFolder : undefined,
  });
  if (options.production) {
    void listen(app, { ...serving, title: 'storefront', log, draining });
    void sendTraces(`ponte-${region.code.toLowerCase()}`, tracing, log);
    void serveMetricsOrEnd(metrics, scraped, 'storefront');
  }
  return app;
}

function settingsOrEnd(): ServerSettings {
  const read = readServerSettings(process.env);
  if (read.ok) return read.settings;
  process.stderr.write(`The storefront does not start: ${read.problem}\n`);
  process.exit(1);
}

/** How often a server says that its build is in use, in milliseconds. */
const sayEvery = 6 * 3_600_000;

/** Before the server listens, so that no page names what other servers don't find. */
function keepOrEnd(clientFolder: string, keptFolder: string, log: Log): void {
  const keep = () => keepAssets({ clientFolder, keptFolder, now: Date.now() });
  try {
    keep();
  } catch (error) {
    process.stderr.write(
      `The storefront does not start: KEPT_ASSETS can't be written (${failureReason(error)}).\n`,
    );
    process.exit(1);
  }
  setInterval(() => {
    try {
      keep();
    } catch (error) {
      log.error('assets could not be kept', { reason: failureReason(error) });
    }
  }, sayEvery).unref();
}
