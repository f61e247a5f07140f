import { computed, makeObservable } from 'mobx';
import type { Api, Result } from '../api/index.ts';
import { setNewPassword } from '../api/passwords.ts';
import { refusalOf, type Refusal } from '../forms/refusal.ts';
import { Submission } from '../submission/index.ts';
import { resetFields } from '../wire/password-forms.ts';
import type { ResetLink } from './reset-link.ts';

type Field = 'password' | 'passwordConfirmation';

/** Choosing a new password by the link of a mail (accounts.md §4). All sessions end with it. */
export class PasswordReset {
  readonly submission = new Submission<null>();
  readonly #api: Api;
  readonly #askAnew: () => Promise<unknown>;

  /**
   * @param askAnew asks for the customer of the session, if there is one: the store refuses one that
   *   it has just ended, another account's goes on
   */
  constructor(api: Api, askAnew: () => Promise<unknown>) {
    this.#api = api;
    this.#askAnew = askAnew;
    makeObservable(this, { refusal: computed, isLinkSpent: computed });
  }

  submit(
    link: ResetLink,
    form: { readonly password: string; readonly passwordConfirmation: string },
  ): Promise<Result<null>> {
    const body = {
      ...link,
      password: form.password,
      password_confirmation: form.passwordConfirmation,
    };
    return this.submission.submit(async (signal) => {
      const changed = await setNewPassword(this.#api, body, { signal });
      if (changed.ok) await this.#askAnew();
      return changed;
    });
  }

  /** What the store says of the fields, in the form's names. */
  get refusal(): Refusal<Field> | undefined {
    const { error } = this.submission;
    return error && refusalOf<Field>(error, resetFields);
  }

  /** Whether the link was used, is old or was cut: the next step is to ask for another. */
  get isLinkSpent(): boolean {
    const { error } = this.submission;
    return (
      error?.kind === 'notFound' ||
      (error?.kind === 'validation' &&
        ['token', 'uuid', 'code', 'email'].some((name) => error.fields[name] !== undefined))
    );
  }
}
