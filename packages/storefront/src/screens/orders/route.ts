import { LazyScreen, type Route } from '../../page/route.ts';

export const orders: Route = {
  path: '/pedidos',
  access: 'customer',
  skeleton: 'plain',
  screen: new LazyScreen('orders', () => import('./index.ts')),
};
