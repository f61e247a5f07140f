import type { AlertQuestion } from '@ponte/contract/entities';
import { computed, makeObservable, observableRef, runInAction } from 'mobx';
import type { Api, Result } from '../api/index.ts';
import type { AskedAlert } from '../entities/index.ts';
import { refusalOf, type Refusal } from '../forms/refusal.ts';
import { defineArea } from '../shop/index.ts';
import { Submission, type SubmissionState } from '../submission/index.ts';

const alertFields = { email: 'email' } as const;

/** What an alert is about. */
export type AlertSubject = Pick<AlertQuestion, 'slug' | 'kind'>;

/** Asks for one mail about a product: in stock again, or cheaper. */
export class ProductAlerts {
  readonly submission = new Submission<AskedAlert>();
  readonly #api: Api;
  /** The last request. */
  subject = '';

  constructor(api: Api) {
    this.#api = api;
    makeObservable(this, { subject: observableRef, refusal: computed });
  }

  get refusal(): Refusal<'email'> | undefined {
    const { error } = this.submission;
    return error && refusalOf(error, alertFields);
  }

  /** The state of an alert; idle for every one but the last that was requested. */
  stateOf(subject: AlertSubject): SubmissionState<AskedAlert> {
    return keyOf(subject) === this.subject ? this.submission.state : { status: 'idle' };
  }

  /** @param email a guest's; the store knows a customer's own */
  async ask(subject: AlertSubject, email?: string): Promise<Result<AskedAlert>> {
    const key = keyOf(subject);
    // Another product's answer is no longer waited for.
    if (key !== this.subject) this.submission.reset();
    runInAction(() => {
      this.subject = key;
    });
    return this.submission.submit((signal) =>
      this.#api.call('askAlert', { ...subject, email: email?.trim(), signal }),
    );
  }
}

function keyOf({ slug, kind }: AlertSubject): string {
  return `${kind} ${slug}`;
}

export const productAlertsOf = /* @__PURE__ */ defineArea(({ api }) => new ProductAlerts(api));

export { alertForm, type AlertValues } from '@ponte/contract/rules/alerts';
export type { AlertKind } from '../entities/index.ts';
