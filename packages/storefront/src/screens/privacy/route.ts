import { LazyScreen, type Route } from '../../page/route.ts';

export const privacy: Route = {
  path: '/privacidade',
  access: 'public',
  skeleton: 'plain',
  screen: new LazyScreen('privacy', () => import('./index.ts')),
};
