import { setTimeout as delay } from 'node:timers/promises';
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
  #version = 0;
  #usableUntil = -Infinity;
  #pending: Promise<ShopSnapshot> | undefined;

  constructor(options: CachedStartDataOptions) {
    this.#options = options;
  }

  /** Counts answers that said something else than the one before. */
  get version(): number {
    return this.#version;
  }

  /** The initial snapshot of a page's shop. */
  async get(): Promise<ShopSnapshot> {
    if (this.#kept && this.#isUsable) return this.#kept;
    this.#pending ??= this.#ask().finally(() => {
      this.#pending = undefined;
    });
    return this.#pending;
  }

  /**
   * Resolves once `version` is that of a usable answer, or after a moment: a slow store does not hold up
   * pages that are kept.
   * @param patienceMs in milliseconds
   */
  async refreshed(patienceMs: number): Promise<void> {
    if (this.#isUsable) return;
    await Promise.race([this.get(), delay(patienceMs, undefined, { ref: false })]);
  }

  get #isUsable(): boolean {
    return this.#options.now() < this.#usableUntil;
  }

  async #ask(): Promise<ShopSnapshot> {
    const { load, now, freshFor, pauseAfterFailure } = this.#options;
    const answer = await load();
    if (
      Object.values(answer)
        .flat()
        .every(({ status }) => status === 'ready')
    ) {
      if (JSON.stringify(answer) !== JSON.stringify(this.#kept)) this.#version += 1;
      this.#kept = answer;
      this.#usableUntil = now() + freshFor;
      return answer;
    }
    this.#usableUntil = now() + pauseAfterFailure;
    return this.#kept ?? answer;
  }
}
