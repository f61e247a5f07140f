import { definePersonalArea } from '../shop/index.ts';
import { ChangePassword } from './change-password.ts';

export const changePasswordOf = /* @__PURE__ */ definePersonalArea(
  ({ api }, { signal }) => new ChangePassword(api, signal),
);

export { changePasswordForm, type ChangePasswordValues } from '@ponte/contract/rules/passwords';
export type { ChangePassword } from './change-password.ts';
