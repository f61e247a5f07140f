import { LazyScreen, type Route } from '../../page/route.ts';

export const success: Route = {
  path: '/success',
  access: 'customer',
  skeleton: 'plain',
  screen: new LazyScreen('success', () => import('./index.ts')),
};
