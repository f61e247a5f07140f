export { preloadParts as preload } from './deferred-parts.ts';
export { load } from './load.ts';
export { ProductListScreen as Screen } from './product-list-screen.tsx';
