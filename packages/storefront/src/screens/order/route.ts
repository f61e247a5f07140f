import { LazyScreen, type Route } from '../../page/route.ts';

export const order: Route = {
  path: '/pedido/:externalId',
  access: 'customer',
  skeleton: 'plain',
  screen: new LazyScreen('order', () => import('./index.ts')),
};
