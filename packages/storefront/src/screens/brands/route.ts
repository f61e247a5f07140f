import { LazyScreen, type Route } from '../../page/route.ts';

export const brands: Route = {
  path: '/marcas',
  access: 'public',
  skeleton: 'plain',
  screen: new LazyScreen('brands', () => import('./index.ts')),
};
