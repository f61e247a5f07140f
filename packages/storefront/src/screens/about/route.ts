import { LazyScreen, type Route } from '../../page/route.ts';

/** About the shop. */
export const about: Route = {
  path: '/sobre-nos',
  access: 'public',
  skeleton: 'plain',
  screen: new LazyScreen('about', () => import('./index.ts')),
};
