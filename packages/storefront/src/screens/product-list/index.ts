import failures from '#messages/failures';
import list from '#messages/list';
import products from '#messages/products';
export { preloadParts as preload } from './deferred-parts.ts';
export { load } from './load.ts';
export { ProductListScreen as Screen } from './product-list-screen.tsx';

export const texts = [list, products, failures];
