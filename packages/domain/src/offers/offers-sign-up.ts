import { computed, makeObservable } from 'mobx';
import type { Api, Result } from '../api/index.ts';
import { leavePhoneForOffers } from '../api/newsletter.ts';
import type { Clock, Stop } from '../environment/index.ts';
import { refusalOf, type Refusal } from '../forms/refusal.ts';
import { Submission } from '../submission/index.ts';

/** How long "sent" is said before the form is empty again, in milliseconds (storefront.md §4). */
const saidFor = 2000;

const offersFields = { celular: 'phone' } as const;

/** Leaving a phone for offers: sending, sent for two seconds, and empty again. */
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

  /** What the store says of the phone. */
  get refusal(): Refusal<'phone'> | undefined {
    const { error } = this.submission;
    return error && refusalOf(error, offersFields);
  }

  /**
   * Leaves a phone, however it is written.
   *
   * @param notBefore milliseconds that it takes at least, so that the answer is seen to come
   */
  async submit({ phone }: { readonly phone: string }, notBefore = 0): Promise<Result<null>> {
    // What was sent before is said no longer, and takes nothing from what is sent now.
    this.#stopSaying();
    const result = await this.submission.submit(async (signal) => {
      const digits = phone.replace(/\D+/g, '');
      const [answer] = await Promise.all([
        leavePhoneForOffers(this.#api, digits, { signal }),
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
