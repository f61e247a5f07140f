import { computed, makeObservable } from 'mobx';
import type { Api, ApiError, Result } from '../api/index.ts';
import { lookAtResetLink, setNewPassword } from '../api/passwords.ts';
import { refusalOf, type Refusal } from '../forms/refusal.ts';
import { Submission } from '../submission/index.ts';
import { resetFields } from '../wire/password-forms.ts';
import type { ResetLink } from './reset-link.ts';

type Field = 'password' | 'passwordConfirmation';

/** Choosing a new password by the link of a mail (accounts.md §4). All sessions end with it. */
export class PasswordReset {
  readonly submission = new Submission<null>();
  readonly #look = new Submission<null>();
  /** The link that was looked at. */
  #seen = '';
  readonly #api: Api;
  readonly #askAnew: () => Promise<unknown>;

  /**
   * @param askAnew asks for the customer of the session, if there is one: the store refuses one that
   *   it has just ended, another account's goes on
   */
  constructor(api: Api, askAnew: () => Promise<unknown>) {
    this.#api = api;
    this.#askAnew = askAnew;
    makeObservable(this, { refusal: computed, isLinkSpent: computed, isLinkSeen: computed });
  }

  /**
   * Asks whether the link is still good, once for each, so that nobody types a password for nothing. Where
   * the store does not say, the link counts as good until it is used.
   */
  async lookAt(link: ResetLink): Promise<void> {
    const seen = Object.values(link).join(' ');
    if (this.#seen === seen && this.#look.status !== 'failed') return;
    this.#seen = seen;
    this.#look.reset();
    await this.#look.submit((signal) => lookAtResetLink(this.#api, { ...link }, { signal }));
  }

  /** Whether it is known if the link is good, or the store did not say. */
  get isLinkSeen(): boolean {
    return this.#look.status === 'done' || this.#look.status === 'failed';
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
      if (!changed.ok) return changed;
      this.#seen = '';
      await this.#askAnew();
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
    return error?.kind === 'notFound' || isAboutLink(error) || isAboutLink(this.#look.error);
  }
}

/** Whether the store has refused the link itself. */
function isAboutLink(error: ApiError | undefined): boolean {
  return (
    error?.kind === 'validation' &&
    ['token', 'uuid', 'code', 'email'].some((name) => error.fields[name] !== undefined)
  );
}
