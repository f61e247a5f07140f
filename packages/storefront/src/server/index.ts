export { serveStorefront } from './serve-storefront.ts';
