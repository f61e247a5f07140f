import { serveStorefront } from '@ponte/storefront/server';
import { region } from './region.ts';

/** The app's server; in development Vite asks it for pages, in production it listens itself. */
export default serveStorefront(region, {
  production: import.meta.env.PROD,
  clientFolder: `${import.meta.dirname}/../client`,
});
