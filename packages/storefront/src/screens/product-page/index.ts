import failures from '#messages/failures';
import product from '#messages/product';
import products from '#messages/products';
export { preloadParts as preload } from './deferred-parts.ts';
export { load } from './load.ts';
export { ProductPageScreen as Screen } from './product-page-screen.tsx';

export const texts = [product, products, failures];

export const prefetched = async (pathname: string): Promise<void> => {
  (await import('./card-to-product.ts')).expectProduct(pathname);
};
