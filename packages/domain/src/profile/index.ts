import { accountOf } from '../account/index.ts';
import { definePersonalArea } from '../shop/index.ts';
import { ConfirmationMail } from './confirmation-mail.ts';
import { EndAccount } from './end-account.ts';
import { NewEmail } from './new-email.ts';
import { OwnData } from './own-data.ts';
import { ProfileEdit } from './profile-edit.ts';

export const profileEditOf = /* @__PURE__ */ definePersonalArea(
  (shop, { signal }) => new ProfileEdit(shop.api, accountOf(shop), signal),
);

export const confirmationMailOf = /* @__PURE__ */ definePersonalArea(
  ({ api }, { signal }) => new ConfirmationMail(api, signal),
);

export const ownDataOf = /* @__PURE__ */ definePersonalArea(
  ({ api }, { signal }) => new OwnData(api, signal),
);

export const endAccountOf = /* @__PURE__ */ definePersonalArea(
  ({ api }, { signal }) => new EndAccount(api, signal),
);

export const emailCorrectionOf = /* @__PURE__ */ definePersonalArea(
  (shop, { signal }) => new NewEmail(shop.api, accountOf(shop), 'correctEmail', signal),
);

export const emailChangeOf = /* @__PURE__ */ definePersonalArea(
  (shop, { signal }) => new NewEmail(shop.api, accountOf(shop), 'changeEmail', signal),
);

export {
  emailCorrectionForm as newEmailForm,
  endAccountForm,
  profileForm,
  type EmailCorrection as NewEmailValues,
  type EndAccountValues,
  type ProfileChange,
  type ProfileValues,
} from '@ponte/contract/rules/profile';
export type { OwnData } from './own-data.ts';
export type { EndAccount } from './end-account.ts';
export type { NewEmail } from './new-email.ts';
export type { ConfirmationMail } from './confirmation-mail.ts';
export type { ProfileEdit } from './profile-edit.ts';
