import { preloadSignIn } from '../../account/deferred-sign-in.tsx';
import type { Load } from '../../route/screen.ts';
export { CheckoutScreen as Screen } from './checkout-screen.tsx';

export const title = 'checkout.title';
/** Loads no data; preloads the sign-in form for visitors who will need it. */
export const load: Load = ({ shop }) => {
  if (!shop.session.customer) preloadSignIn();
  return Promise.resolve({ kind: 'shown' });
};
