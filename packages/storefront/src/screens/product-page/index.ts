export { load } from './load.ts';
export { ProductPageScreen as Screen } from './product-page-screen.tsx';
