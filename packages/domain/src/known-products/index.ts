export { KnownProducts, type KnownProduct } from './known-products.ts';
