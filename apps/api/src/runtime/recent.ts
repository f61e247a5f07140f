/** An LRU cache. */
export class Recent<Key, Value> {
  readonly #most: number;
  readonly #values = new Map<Key, Value>();

  /** @param most the most values */
  constructor(most: number) {
    this.#most = most;
  }

  /** The cached value, or the one that `make` returns. */
  get(key: Key, make: () => Value): Value {
    const value = this.#values.get(key) ?? make();
    // A Map iterates in insertion order: re-inserting makes a key the most recent.
    this.#values.delete(key);
    this.#values.set(key, value);
    for (const [oldest] of this.#values) {
      if (this.#values.size <= this.#most) break;
      this.#values.delete(oldest);
    }
    return value;
  }
}
