import type { ChangePasswordBody, ResetPasswordBody } from '../accounts.ts';
import type { ChangePasswordValues, ResetValues } from '../rules/passwords.ts';

/** Maps request fields to form fields; the others belong to the link. */
export const resetFields = {
  email: undefined,
  uuid: undefined,
  token: undefined,
  code: undefined,
  password: 'password',
  password_confirmation: 'passwordConfirmation',
} as const satisfies Record<keyof ResetPasswordBody, keyof ResetValues | undefined>;

/** Maps request fields to form fields. */
export const changePasswordFields = {
  password_currently: 'currentPassword',
  password: 'password',
  password_confirmation: 'passwordConfirmation',
} as const satisfies Record<keyof ChangePasswordBody, keyof ChangePasswordValues>;
