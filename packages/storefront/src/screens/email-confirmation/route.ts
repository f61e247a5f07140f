import { LazyScreen, type Route } from '../../page/route.ts';

export const emailConfirmation: Route = {
  path: '/app/confirmation-email/:uid?/:token?',
  access: 'personal',
  skeleton: 'form',
  screen: new LazyScreen('email-confirmation', () => import('./index.ts')),
};
