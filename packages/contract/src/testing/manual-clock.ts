/** A clock that only moves when a test advances it. */
export class ManualClock {
  #now: number;
  #timers: readonly { readonly at: number; readonly run: () => void }[] = [];

  /** @param now milliseconds since 1970 */
  constructor(now = 1_800_000_000_000) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  after(ms: number, run: () => void): () => void {
    const timer = { at: this.#now + ms, run };
    this.#timers = [...this.#timers, timer];
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  /** How many timers are pending. */
  get waiting(): number {
    return this.#timers.length;
  }

  /** When the next timer is due; undefined when none is pending. */
  get next(): number | undefined {
    return this.#timers.reduce<number | undefined>(
      (next, { at }) => (next === undefined || at < next ? at : next),
      undefined,
    );
  }

  /**
   * Advances by `ms`, running due timers in order and settling promises after each, so that timers
   * they start can run too.
   */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms;
    await settle();
    for (let next = this.next; next !== undefined && next <= end; next = this.next) {
      this.#now = Math.max(this.#now, next);
      const due = this.#timers.find(({ at }) => at === next);
      this.#timers = this.#timers.filter((timer) => timer !== due);
      due?.run();
      await settle();
    }
    this.#now = end;
  }
}

/** Lets pending promises settle, including a fake `fetch`'s answers. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 300; turn += 1) await Promise.resolve();
}
