import { accountOf } from '../account/index.ts';
import { definePersonalArea } from '../shop/index.ts';
import { ConfirmationMail } from './confirmation-mail.ts';
import { EmailCorrection } from './email-correction.ts';
import { ProfileEdit } from './profile-edit.ts';

export const profileEditOf = /* @__PURE__ */ definePersonalArea(
  (shop, { signal }) => new ProfileEdit(shop.api, accountOf(shop), signal),
);

export const confirmationMailOf = /* @__PURE__ */ definePersonalArea(
  ({ api }, { signal }) => new ConfirmationMail(api, signal),
);

export const emailCorrectionOf = /* @__PURE__ */ definePersonalArea(
  (shop, { signal }) => new EmailCorrection(shop.api, accountOf(shop), signal),
);

export {
  emailCorrectionForm,
  profileForm,
  type EmailCorrection as EmailCorrectionValues,
  type ProfileChange,
  type ProfileValues,
} from '@ponte/contract/rules/profile';
export type { EmailCorrection } from './email-correction.ts';
export type { ConfirmationMail } from './confirmation-mail.ts';
export type { ProfileEdit } from './profile-edit.ts';
