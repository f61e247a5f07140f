import { LazyScreen, type Route } from '../../page/route.ts';

export const passwordReset: Route = {
  path: '/app/reset-password/:uuid?/:token?',
  access: 'personal',
  skeleton: 'form',
  screen: new LazyScreen('password-reset', () => import('./index.ts')),
};
