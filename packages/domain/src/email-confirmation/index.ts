import { accountOf } from '../account/index.ts';
import { defineArea } from '../shop/index.ts';
import { EmailConfirmation } from './email-confirmation.ts';

export const emailConfirmationOf = /* @__PURE__ */ defineArea(
  (shop) =>
    new EmailConfirmation(shop.api, async () =>
      shop.session.customer ? accountOf(shop).reload() : undefined,
    ),
);

export type { ConfirmationLink, EmailConfirmation } from './email-confirmation.ts';
