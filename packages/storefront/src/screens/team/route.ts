import { LazyScreen, type Route } from '../../page/route.ts';

export const team: Route = {
  path: '/vendedores',
  access: 'public',
  skeleton: 'plain',
  screen: new LazyScreen('team', () => import('./index.ts')),
};
