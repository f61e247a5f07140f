import { LazyScreen, type Route } from '../../page/route.ts';

export const about: Route = {
  path: '/sobre-nos',
  access: 'public',
  skeleton: 'plain',
  screen: new LazyScreen('about', () => import('./index.ts')),
};
