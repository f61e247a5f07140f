import type { EmailCorrection as Values } from '@ponte/contract/rules/profile';
import { computed, makeObservable } from 'mobx';
import type { Account } from '../account/index.ts';
import type { Api, Result } from '../api/index.ts';
import { replaceEmail } from '../api/profile.ts';
import { refusalOf, type Refusal } from '../forms/refusal.ts';
import { Submission } from '../submission/index.ts';

const fields = { email: 'email', password: 'password' } as const;

/** Corrects an unconfirmed e-mail address; the new one gets the confirmation mail. */
export class EmailCorrection {
  readonly submission: Submission<null>;
  readonly #api: Api;
  readonly #account: Account;

  /** @param signal aborted when the session ends */
  constructor(api: Api, account: Account, signal: AbortSignal) {
    this.#api = api;
    this.#account = account;
    this.submission = new Submission({ signal });
    makeObservable(this, { refusal: computed });
  }

  /** Resolves once the profile with the new address is loaded. */
  async submit({ email, password }: Values): Promise<Result<null>> {
    const result = await this.submission.submit((signal) =>
      replaceEmail(this.#api, { email, password }, { signal }),
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
