import type { Api, Result } from '../api/index.ts';
import { Submission } from '../submission/index.ts';

/** Requests the confirmation mail again. */
export class ConfirmationMail {
  readonly submission: Submission<null>;
  readonly #api: Api;

  /** @param signal aborted when the session ends */
  constructor(api: Api, signal: AbortSignal) {
    this.#api = api;
    this.submission = new Submission({ signal });
  }

  submit(): Promise<Result<null>> {
    return this.submission.submit((signal) => this.#api.call('resendConfirmation', { signal }));
  }
}
