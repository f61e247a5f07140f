import { LazyScreen, type Route } from '../../page/route.ts';

/** The not-found page, at any address without a route. */
export const missing: Route = {
  path: '*',
  access: 'public',
  skeleton: 'plain',
  screen: new LazyScreen('missing', () => import('./index.ts')),
};
