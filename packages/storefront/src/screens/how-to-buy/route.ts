import { LazyScreen, type Route } from '../../page/route.ts';

export const howToBuy: Route = {
  path: '/como-comprar',
  access: 'public',
  skeleton: 'plain',
  screen: new LazyScreen('how-to-buy', () => import('./index.ts')),
};
