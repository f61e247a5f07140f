import { LazyScreen, type Route } from '../../page/route.ts';

export const cart: Route = {
  path: '/carrinho',
  access: 'personal',
  skeleton: 'plain',
  screen: new LazyScreen('cart', () => import('./index.ts')),
};
