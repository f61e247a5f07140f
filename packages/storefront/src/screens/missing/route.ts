import { LazyScreen, type Route } from '../../page/route.ts';

/** What stands at an address that no other route knows. */
export const missing: Route = {
  path: '*',
  access: 'public',
  skeleton: 'plain',
  screen: new LazyScreen('missing', () => import('./index.ts')),
};
