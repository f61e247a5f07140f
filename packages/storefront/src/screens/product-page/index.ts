import { below } from './deferred-parts.ts';
export { load } from './load.ts';
export { ProductPageScreen as Screen } from './product-page-screen.tsx';

export const preload = () => below.load();
