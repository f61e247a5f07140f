import type { ShopSnapshot } from '@ponte/domain';

interface KeptStartDataOptions {
  /** Asks the store for start data; answers with a shop's snapshot of it, loaded or failed. */
  readonly load: () => Promise<ShopSnapshot>;
  /** Milliseconds during which an answer is used again. */
  readonly freshFor: number;
  /** Milliseconds after a failure during which an older answer is used without asking. */
  readonly pauseAfterFailure: number;
  /** The time in milliseconds. */
  readonly now: () => number;
}

/**
 * Start data for all pages of one storefront: asked for once in a while instead of for every page,
 * and never twice at a time. While the store does not answer, the last answer is preferred to an
 * error, however old.
 */
export class KeptStartData {
  readonly #options: KeptStartDataOptions;
  #kept: ShopSnapshot | undefined;
  #usableUntil = -Infinity;
  #pending: Promise<ShopSnapshot> | undefined;

  constructor(options: KeptStartDataOptions) {
    this.#options = options;
  }

  /** What a page's shop begins with. */
  async get(): Promise<ShopSnapshot> {
    if (this.#kept && this.#options.now() < this.#usableUntil) return this.#kept;
    this.#pending ??= this.#ask().finally(() => {
      this.#pending = undefined;
    });
    return this.#pending;
  }

  async #ask(): Promise<ShopSnapshot> {
    const { load, now, freshFor, pauseAfterFailure } = this.#options;
    const answer = await load();
    if (Object.values(answer).every(({ status }) => status === 'ready')) {
      this.#kept = answer;
      this.#usableUntil = now() + freshFor;
      return answer;
    }
    this.#usableUntil = now() + pauseAfterFailure;
    return this.#kept ?? answer;
  }
}
