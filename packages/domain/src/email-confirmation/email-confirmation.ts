import { makeObservable, observableRef, runInAction } from 'mobx';
import type { Api, Result } from '../api/index.ts';
import { confirmEmailAddress } from '../api/registration.ts';
import type { CustomerProfile } from '../entities/index.ts';
import { Submission } from '../submission/index.ts';

/** What the link of a confirmation mail carries: `/app/confirmation-email/{uid}/{token}`. */
export interface ConfirmationLink {
  readonly uid: string;
  readonly token: string;
}

/**
 * Confirming an e-mail address (accounts.md §4): `submission` is pending, then done, or failed with
 * `notFound` for a link that is old or was cut. To the store twice is as good as once.
 */
export class EmailConfirmation {
  readonly submission = new Submission<null>();
  /** Whether somebody is signed in whose address still waits: the link was of another account. */
  isOfAnother = false;
  readonly #api: Api;
  readonly #askAnew: () => Promise<Result<CustomerProfile> | undefined>;
  #link = '';

  /** @param askAnew asks for the customer of the session, if there is one */
  constructor(api: Api, askAnew: () => Promise<Result<CustomerProfile> | undefined>) {
    this.#api = api;
    this.#askAnew = askAnew;
    makeObservable(this, { isOfAnother: observableRef });
  }

  /** Confirms, once for each link however often a page is shown; again after a failure. */
  async confirm({ uid, token }: ConfirmationLink): Promise<void> {
    const link = `${uid} ${token}`;
    const { submission } = this;
    if (this.#link !== link) submission.reset();
    else if (submission.status === 'done') return;
    this.#link = link;
    await submission.submit(async (signal) => {
      const confirmed = await confirmEmailAddress(this.#api, { uid, token }, { signal });
      const known = confirmed.ok && !signal.aborted ? await this.#askAnew() : undefined;
      if (signal.aborted) return confirmed;
      runInAction(() => {
        this.isOfAnother = known?.ok === true && !known.value.emailConfirmed;
      });
      return confirmed;
    });
  }
}
