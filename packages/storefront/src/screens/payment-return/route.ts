import { LazyScreen, type Route } from '../../page/route.ts';

export const paymentReturn: Route = {
  path: '/checkout/payment',
  access: 'personal',
  query: ['external_id'],
  skeleton: 'plain',
  screen: new LazyScreen('payment-return', () => import('./index.ts')),
};
