import { LazyScreen, type Route } from '../../page/route.ts';

export const login: Route = {
  path: '/login',
  access: 'personal',
  skeleton: 'form',
  screen: new LazyScreen('login', () => import('./index.ts')),
};
