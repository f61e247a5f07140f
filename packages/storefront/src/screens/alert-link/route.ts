import { LazyScreen, type Route } from '../../page/route.ts';

/** `confirmar` or `sair`. */
export const alertLink: Route = {
  path: '/avisos/:step/:token',
  access: 'public',
  skeleton: 'form',
  screen: new LazyScreen('alert-link', () => import('./index.ts')),
};
