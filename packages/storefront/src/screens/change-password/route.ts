import { LazyScreen, type Route } from '../../page/route.ts';

export const changePassword: Route = {
  path: '/perfil/alterar-senha',
  access: 'customer',
  skeleton: 'account',
  screen: new LazyScreen('change-password', () => import('./index.ts')),
};
