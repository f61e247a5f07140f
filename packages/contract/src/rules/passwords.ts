import * as v from 'valibot';
import type { Rule } from './rule.ts';
import { emailText, givenSecret, newSecret } from './texts.ts';

/** Requests a reset link. */
export const recoveryForm = /* @__PURE__ */ v.object({ email: emailText('enterEmail') });
export type RecoveryValues = v.InferInput<typeof recoveryForm>;

const newPassword = { password: newSecret, passwordConfirmation: givenSecret };

/** Whether password and confirmation agree. */
export function isSamePassword(values: {
  readonly password: string;
  readonly passwordConfirmation: string;
}): boolean {
  return values.password === values.passwordConfirmation;
}

/** Sets a new password with a reset link. */
export const resetForm = /* @__PURE__ */ v.pipe(
  v.object(newPassword),
  v.forward(
    v.partialCheck(
      [['password'], ['passwordConfirmation']],
      isSamePassword,
      'sameAs' satisfies Rule,
    ),
    ['passwordConfirmation'],
  ),
);
export type ResetValues = v.InferInput<typeof resetForm>;

/** Changes the password of a signed-in customer. */
export const changePasswordForm = /* @__PURE__ */ v.pipe(
  v.object({ currentPassword: givenSecret, ...newPassword }),
  v.forward(
    v.partialCheck(
      [['password'], ['passwordConfirmation']],
      isSamePassword,
      'sameAs' satisfies Rule,
    ),
    ['passwordConfirmation'],
  ),
);
export type ChangePasswordValues = v.InferInput<typeof changePasswordForm>;
