import type { Api, Result } from '../api/index.ts';
import { Submission } from '../submission/index.ts';

/** A copy of all that the shop knows of the customer (decision 59). */
export class OwnData {
  readonly submission: Submission<Blob>;
  readonly #api: Api;

  /** @param signal aborted when the session ends */
  constructor(api: Api, signal: AbortSignal) {
    this.#api = api;
    this.submission = new Submission({ signal });
  }

  fetch(): Promise<Result<Blob>> {
    return this.submission.submit((signal) => this.#api.call('getOwnData', { signal }));
  }
}
