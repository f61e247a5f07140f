import { LazyScreen, type Route } from '../../page/route.ts';

/** From the cart to the payment. */
export const checkout: Route = {
  path: '/checkout',
  access: 'personal',
  skeleton: 'plain',
  screen: new LazyScreen('checkout', () => import('./index.ts')),
};
