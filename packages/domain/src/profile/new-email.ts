import type { EmailCorrection as Values } from '@ponte/contract/rules/profile';
import { computed, makeObservable } from 'mobx';
import type { Account } from '../account/index.ts';
import type { Api, Result } from '../api/index.ts';
import { refusalOf, type Refusal } from '../forms/refusal.ts';
import { Submission } from '../submission/index.ts';

const fields = { email: 'email', password: 'password' } as const;

/** Another e-mail address, which gets a confirmation mail. */
export class NewEmail {
  readonly submission: Submission<null>;
  readonly #api: Api;
  readonly #account: Account;
  readonly #call: 'correctEmail' | 'changeEmail';

  /**
   * @param call corrects an unconfirmed address, or asks for another instead of a confirmed one
   * @param signal aborted when the session ends
   */
  constructor(
    api: Api,
    account: Account,
    call: 'correctEmail' | 'changeEmail',
    signal: AbortSignal,
  ) {
    this.#api = api;
    this.#call = call;
    this.#account = account;
    this.submission = new Submission({ signal });
    makeObservable(this, { refusal: computed });
  }

  /** Resolves once the profile is loaded again. */
  async submit({ email, password }: Values): Promise<Result<null>> {
    const result = await this.submission.submit((signal) =>
      this.#api.call(this.#call, { body: { email, password }, signal }),
    );
    if (result.ok) await this.#account.reload();
    return result;
  }

  /** The store's errors, by the form's fields. */
  get refusal(): Refusal<keyof Values> | undefined {
    const { error } = this.submission;
    return error && refusalOf(error, fields);
  }
}
