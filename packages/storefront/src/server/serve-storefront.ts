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
  const { origins, apiOrigin, pageCacheBytes, ...address } = settingsOrEnd();
  const region: Region = {
    ...configured,
    origins: {
      BR: origins.BR ?? configured.origins.BR,
      PY: origins.PY ?? configured.origins.PY,
    },
  };
  const app = createStorefrontServer({
    region,
    apiOrigin,
    pageCacheBytes,
    clientFolder: options.production ? options.clientFolder : undefined,
  });
  if (options.production) listen(app, address);
  return app;
}

function settingsOrEnd(): ServerSettings {
  const read = readServerSettings(process.env);
  if (read.ok) return read.settings;
  process.stderr.write(`The storefront does not start: ${read.problem}\n`);
  process.exit(1);
}
