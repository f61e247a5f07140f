import * as v from 'valibot';
import type { Rule } from './rule.ts';
import { emailText, givenSecret, newSecret } from './texts.ts';

/** Asking for a link to choose a new password. */
export const recoveryForm = /* @__PURE__ */ v.object({ email: emailText('enterEmail') });
export type RecoveryValues = v.InferInput<typeof recoveryForm>;

const newPassword = { password: newSecret, passwordConfirmation: givenSecret };

/** Whether a new password was written twice alike. */
export function isSamePassword(values: {
  readonly password: string;
  readonly passwordConfirmation: string;
}): boolean {
  return values.password === values.passwordConfirmation;
}

/** Choosing a new password by the link of a mail. */
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

/** Changing the password of a customer who is signed in. */
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
