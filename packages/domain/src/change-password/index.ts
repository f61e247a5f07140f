import { changePasswordFields } from '@ponte/contract/form-fields';
import type { ChangePasswordValues } from '@ponte/contract/rules/passwords';
import { computed, makeObservable } from 'mobx';
import type { Api, Result } from '../api/index.ts';
import { refusalOf, type Refusal } from '../forms/refusal.ts';
import { definePersonalArea } from '../shop/index.ts';
import { Submission } from '../submission/index.ts';

/** Changes the password; all other sessions end. */
export class ChangePassword {
  readonly submission: Submission<null>;
  readonly #api: Api;

  /** @param signal aborted when the session ends */
  constructor(api: Api, signal: AbortSignal) {
    this.#api = api;
    this.submission = new Submission({ signal });
    makeObservable(this, { refusal: computed });
  }

  submit(form: ChangePasswordValues): Promise<Result<null>> {
    const body = {
      password_currently: form.currentPassword,
      password: form.password,
      password_confirmation: form.passwordConfirmation,
    };
    return this.submission.submit((signal) => this.#api.call('changePassword', { body, signal }));
  }

  /** The store's errors, by the form's fields. */
  get refusal(): Refusal<keyof ChangePasswordValues> | undefined {
    const { error } = this.submission;
    return error && refusalOf(error, changePasswordFields);
  }
}

export const changePasswordOf = /* @__PURE__ */ definePersonalArea(
  ({ api }, { signal }) => new ChangePassword(api, signal),
);

export { changePasswordForm, type ChangePasswordValues } from '@ponte/contract/rules/passwords';
