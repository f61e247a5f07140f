import { LazyScreen, type Route } from '../../page/route.ts';

export const comparison: Route = {
  path: '/comparar',
  access: 'public',
  query: ['ids'],
  skeleton: 'plain',
  screen: new LazyScreen('comparison', () => import('./index.ts')),
};
