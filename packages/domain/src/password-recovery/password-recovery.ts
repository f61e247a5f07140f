import type { Api, Result } from '../api/index.ts';
import { askForReset } from '../api/passwords.ts';
import { Submission } from '../submission/index.ts';

/** Asking for a link to choose a new password: editing, sending, sent (accounts.md §4). */
export class PasswordRecovery {
  readonly submission = new Submission<null>();
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /** Asks for the mail. The store answers alike whether it knows the address or not. */
  submit({ email }: { readonly email: string }): Promise<Result<null>> {
    return this.submission.submit((signal) => askForReset(this.#api, email, { signal }));
  }
}
