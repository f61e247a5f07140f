import { makeAutoObservable } from 'mobx';
import { accountOf } from '../account/index.ts';
import type { Api, Result } from '../api/index.ts';
import type { CustomerProfile } from '../entities/index.ts';
import { defineArea } from '../shop/index.ts';
import { Submission } from '../submission/index.ts';

/** The parts of `/app/confirmation-email/{uid}/{token}`. */
export interface ConfirmationLink {
  readonly uid: string;
  readonly token: string;
}

/**
 * Confirms an e-mail address (accounts.md §4): `submission` fails with `notFound` for an expired or
 * truncated link. Idempotent at the store.
 */
export class EmailConfirmation {
  readonly submission = new Submission<null>();
  /** Whether the signed-in customer is still unconfirmed: the link was another account's. */
  isOfAnother = false;
  readonly #api: Api;
  readonly #askAnew: () => Promise<Result<CustomerProfile> | undefined>;
  #link = '';

  /** @param askAnew loads the session's customer, if there is one */
  constructor(api: Api, askAnew: () => Promise<Result<CustomerProfile> | undefined>) {
    this.#api = api;
    this.#askAnew = askAnew;
    makeAutoObservable(this);
  }

  /** Confirms each link once, however often the page is shown; again after a failure. */
  async confirm({ uid, token }: ConfirmationLink): Promise<void> {
    const link = `${uid} ${token}`;
    const { submission } = this;
    if (this.#link !== link) submission.reset();
    else if (submission.status === 'done') return;
    this.#link = link;
    await submission.submit(async (signal) => {
      const confirmed = await this.#api.call('confirmEmail', { params: { uid, token }, signal });
      const known = confirmed.ok && !signal.aborted ? await this.#askAnew() : undefined;
      if (signal.aborted) return confirmed;
      this.compare(known);
      return confirmed;
    });
  }

  private compare(known: Result<CustomerProfile> | undefined): void {
    this.isOfAnother = known?.ok === true && !known.value.emailConfirmed;
  }
}

export const emailConfirmationOf = /* @__PURE__ */ defineArea(
  (shop) =>
    new EmailConfirmation(shop.api, async () =>
      shop.session.customer ? accountOf(shop).reload() : undefined,
    ),
);
