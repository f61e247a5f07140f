import { LazyScreen, type Route } from '../../page/route.ts';

export const registration: Route = {
  path: '/cadastro',
  access: 'personal',
  skeleton: 'plain',
  screen: new LazyScreen('registration', () => import('./index.ts')),
};
