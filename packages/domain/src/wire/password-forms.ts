import type { ChangePasswordBody, ResetPasswordBody } from '@ponte/contract/accounts';
import type { ChangePasswordValues, ResetValues } from '@ponte/contract/rules/passwords';

/** Which field of the reset form each field of its request comes from; the others are the link's. */
export const resetFields = {
  email: undefined,
  uuid: undefined,
  token: undefined,
  code: undefined,
  password: 'password',
  password_confirmation: 'passwordConfirmation',
} as const satisfies Record<keyof ResetPasswordBody, keyof ResetValues | undefined>;

/** Which field of a change of password each field of its request comes from. */
export const changePasswordFields = {
  password_currently: 'currentPassword',
  password: 'password',
  password_confirmation: 'passwordConfirmation',
} as const satisfies Record<keyof ChangePasswordBody, keyof ChangePasswordValues>;
