export { startStorefront } from './start-storefront.tsx';
