import type { Hono } from 'hono';
import type { Region } from '../region/region.ts';
import { listen } from './listen.ts';
import { readServerSettings, WrongSetting, type ServerSettings } from './settings.ts';
import { createStorefrontServer } from './storefront-server.ts';

interface ServeOptions {
  readonly production: boolean;
  /** Read in production. */
  readonly clientFolder: string;
}

/**
 * Starts the app's server from its environment: `PORT`, `HOST`, `API_ORIGIN` (the store's API as
 * seen from this server), `BR_ORIGIN` and `PY_ORIGIN` (the storefronts' public origins),
 * `PAGE_CACHE_MB`. A wrong setting is reported in one sentence, with exit code 1.
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
  try {
    return readServerSettings(process.env);
  } catch (error) {
    if (!(error instanceof WrongSetting)) throw error;
    process.stderr.write(`The storefront does not start: ${error.message}\n`);
    process.exit(1);
  }
}
