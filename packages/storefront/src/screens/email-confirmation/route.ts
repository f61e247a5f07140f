import { LazyScreen, type Route } from '../../page/route.ts';

/** Where the link leads that confirms an e-mail address. */
export const emailConfirmation: Route = {
  path: '/app/confirmation-email/:uid?/:token?',
  access: 'personal',
  skeleton: 'form',
  screen: new LazyScreen('email-confirmation', () => import('./index.ts')),
};
