import { LazyScreen, type Route } from '../../page/route.ts';

export const favourites: Route = {
  path: '/favoritos',
  access: 'personal',
  skeleton: 'list',
  screen: new LazyScreen('favourites', () => import('./index.ts')),
};
