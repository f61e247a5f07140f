import type { ShopSnapshot } from '@ponte/domain';

interface CachedStartDataOptions {
  /** Loads start data; returns a shop's snapshot, loaded or failed. */
  readonly load: () => Promise<ShopSnapshot>;
  /** Milliseconds during which an answer is reused. */
  readonly freshFor: number;
  /** Milliseconds after a failure during which the stale answer is used without asking. */
  readonly pauseAfterFailure: number;
  /** Milliseconds. */
  readonly now: () => number;
}

/**
 * Caches start data for all pages of a storefront. During an outage the last answer is served,
 * however old.
 */
export class CachedStartData {
  readonly #options: CachedStartDataOptions;
  #kept: ShopSnapshot | undefined;
  #usableUntil = -Infinity;
  #pending: Promise<ShopSnapshot> | undefined;

  constructor(options: CachedStartDataOptions) {
    this.#options = options;
  }

  /** The initial snapshot of a page's shop. */
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
