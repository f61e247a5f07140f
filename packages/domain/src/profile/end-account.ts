import type { EndAccountValues } from '@ponte/contract/rules/profile';
import { computed, makeObservable } from 'mobx';
import type { Api, Result } from '../api/index.ts';
import { refusalOf, type Refusal } from '../forms/refusal.ts';
import { Submission } from '../submission/index.ts';

const fields = { password: 'password' } as const;

/** Ends the customer's account for good (decision 59). The caller signs out afterwards. */
export class EndAccount {
  readonly submission: Submission<null>;
  readonly #api: Api;

  /** @param signal aborted when the session ends */
  constructor(api: Api, signal: AbortSignal) {
    this.#api = api;
    this.submission = new Submission({ signal });
    makeObservable(this, { refusal: computed });
  }

  submit({ password }: EndAccountValues): Promise<Result<null>> {
    return this.submission.submit((signal) =>
      this.#api.call('endAccount', { body: { password }, signal }),
    );
  }

  /** The store's errors, by the form's fields. */
  get refusal(): Refusal<keyof EndAccountValues> | undefined {
    const { error } = this.submission;
    return error && refusalOf(error, fields);
  }
}
