import { computed, makeObservable } from 'mobx';
import type { Api, Result } from '../api/index.ts';
import type { Clock, Stop } from '../environment/index.ts';
import { refusalOf, type Refusal } from '../forms/refusal.ts';
import { defineArea } from '../shop/index.ts';
import { Submission } from '../submission/index.ts';

/** How long "sent" is shown before the form resets, in milliseconds (storefront.md §4). */
const saidFor = 2000;

const offersFields = { celular: 'phone' } as const;

/** Signs a phone number up for offers: sending, "sent" for two seconds, then empty again. */
export class OffersSignUp {
  readonly submission = new Submission<null>();
  readonly #api: Api;
  readonly #clock: Clock;
  #stopSaying: Stop = () => undefined;

  constructor(api: Api, clock: Clock) {
    this.#api = api;
    this.#clock = clock;
    makeObservable(this, { refusal: computed });
  }

  get refusal(): Refusal<'phone'> | undefined {
    const { error } = this.submission;
    return error && refusalOf(error, offersFields);
  }

  /**
   * Accepts a phone in any notation.
   * @param notBefore the least duration in milliseconds, so that success is noticeable
   */
  async submit({ phone }: { readonly phone: string }, notBefore = 0): Promise<Result<null>> {
    // A new submission ends the previous "sent" message.
    this.#stopSaying();
    const result = await this.submission.submit(async (signal) => {
      const digits = phone.replace(/\D+/g, '');
      const [answer] = await Promise.all([
        this.#api.call('subscribe', { phone: digits, signal }),
        this.#passed(notBefore),
      ]);
      return answer;
    });
    if (result.ok) {
      this.#stopSaying = this.#clock.after(saidFor, () => this.submission.reset());
    }
    return result;
  }

  #passed(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.#clock.after(ms, resolve);
    });
  }
}

export const offersSignUpOf = /* @__PURE__ */ defineArea(
  ({ api, options }) => new OffersSignUp(api, options.clock),
);

export { newsletterForm, type NewsletterValues } from '@ponte/contract/rules/newsletter';
