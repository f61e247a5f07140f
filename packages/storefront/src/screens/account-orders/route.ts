import { LazyScreen, type Route } from '../../page/route.ts';

export const accountOrders: Route = {
  path: '/perfil/meus-pedidos',
  access: 'customer',
  skeleton: 'account',
  screen: new LazyScreen('account-orders', () => import('./index.ts')),
};
