import { accountOf } from '../account/index.ts';
import { defineArea } from '../shop/index.ts';
import { PasswordReset } from './password-reset.ts';

export const passwordResetOf = /* @__PURE__ */ defineArea(
  (shop) =>
    new PasswordReset(shop.api, async () => {
      if (shop.session.customer) await accountOf(shop).reload();
    }),
);

export { resetForm, type ResetValues } from '@ponte/contract/rules/passwords';
export type { PasswordReset } from './password-reset.ts';
export { readResetLink, type ResetLink } from './reset-link.ts';
