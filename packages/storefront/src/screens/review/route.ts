import { LazyScreen, type Route } from '../../page/route.ts';

export const review: Route = {
  path: '/avaliar/:token',
  access: 'personal',
  skeleton: 'form',
  screen: new LazyScreen('review', () => import('./index.ts')),
};
