import { LazyScreen, type Route } from '../../page/route.ts';

export const home: Route = {
  path: '/',
  access: 'public',
  query: ['categoria'],
  skeleton: 'list',
  screen: new LazyScreen('home', () => import('./index.ts')),
};
