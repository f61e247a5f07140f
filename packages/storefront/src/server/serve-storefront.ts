import type { Hono } from 'hono';
import type { Region } from '../region/region.ts';
import { listen } from './listen.ts';
import { createStorefrontServer } from './storefront-server.ts';

interface ServeOptions {
  readonly production: boolean;
  /** The client build's folder, read in production. */
  readonly clientFolder: string;
}

/**
 * The app's server as its environment wants it: `PORT`, `HOST`, `API_ORIGIN` (the store's API as
 * this server reaches it), `BR_ORIGIN` and `PY_ORIGIN` (the storefronts as shoppers reach them).
 */
export function serveStorefront(configured: Region, options: ServeOptions): Hono {
  const { env } = process;
  const region: Region = {
    ...configured,
    origins: {
      BR: env['BR_ORIGIN'] ?? configured.origins.BR,
      PY: env['PY_ORIGIN'] ?? configured.origins.PY,
    },
  };
  const app = createStorefrontServer({
    region,
    apiOrigin: env['API_ORIGIN'] ?? 'http://127.0.0.1:4000',
    clientFolder: options.production ? options.clientFolder : undefined,
  });
  if (options.production) listen(app);
  return app;
}
