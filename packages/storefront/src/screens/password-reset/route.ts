import { LazyScreen, type Route } from '../../page/route.ts';

/** What such a link leads to. */
export const passwordReset: Route = {
  path: '/app/reset-password/:uuid?/:token?',
  access: 'personal',
  skeleton: 'form',
  screen: new LazyScreen('password-reset', () => import('./index.ts')),
};
