import { listTools } from './deferred-parts.ts';
export { load } from './load.ts';
export { ProductListScreen as Screen } from './product-list-screen.tsx';

export const preload = () => listTools.load();
