import { LazyScreen, type Route } from '../../page/route.ts';

export const passwordRecovery: Route = {
  path: '/recuperar-senha',
  access: 'personal',
  skeleton: 'form',
  screen: new LazyScreen('password-recovery', () => import('./index.ts')),
};
