import { LazyScreen, type Route } from '../../page/route.ts';

export const addresses: Route = {
  path: '/perfil/endereco',
  access: 'customer',
  skeleton: 'account',
  screen: new LazyScreen('addresses', () => import('./index.ts')),
};
