import { LazyScreen, type Route } from '../../page/route.ts';

export const personalData: Route = {
  path: '/perfil/dados-pessoais',
  access: 'customer',
  skeleton: 'account',
  screen: new LazyScreen('personal-data', () => import('./index.ts')),
};
