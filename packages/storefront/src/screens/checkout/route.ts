import { LazyScreen, type Route } from '../../page/route.ts';

export const checkout: Route = {
  path: '/checkout',
  access: 'personal',
  skeleton: 'plain',
  screen: new LazyScreen('checkout', () => import('./index.ts')),
};
