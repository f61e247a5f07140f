import { LazyScreen, type Route } from '../../page/route.ts';

export const terms: Route = {
  path: '/termos',
  access: 'public',
  skeleton: 'plain',
  screen: new LazyScreen('terms', () => import('./index.ts')),
};
