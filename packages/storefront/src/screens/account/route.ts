import { LazyScreen, type Route } from '../../page/route.ts';

export const account: Route = {
  path: '/perfil',
  access: 'customer',
  skeleton: 'account',
  screen: new LazyScreen('account', () => import('./index.ts')),
};
