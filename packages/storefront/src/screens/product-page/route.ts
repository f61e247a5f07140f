import { LazyScreen, type Route } from '../../page/route.ts';

export const product: Route = {
  path: '/produto/:slug',
  access: 'public',
  skeleton: 'product',
  screen: new LazyScreen('product-page', () => import('./index.ts')),
};
