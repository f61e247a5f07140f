import { defineArea } from '../shop/index.ts';
import { OffersSignUp } from './offers-sign-up.ts';

export const offersSignUpOf = /* @__PURE__ */ defineArea(
  ({ api, options }) => new OffersSignUp(api, options.clock),
);

export { newsletterForm, type NewsletterValues } from '@ponte/contract/rules/newsletter';
export type { OffersSignUp };
