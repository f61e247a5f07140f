/** Keeps the values that were asked for last; the one that nobody asked for the longest goes first. */
export class Recent<Key, Value> {
  readonly #most: number;
  readonly #values = new Map<Key, Value>();

  /** @param most how many values are kept */
  constructor(most: number) {
    this.#most = most;
  }

  /** The value of a key, made when it is not kept. */
  get(key: Key, make: () => Value): Value {
    const value = this.#values.get(key) ?? make();
    // A map keeps the order in which keys came: one that comes again goes to its end.
    this.#values.delete(key);
    this.#values.set(key, value);
    for (const [oldest] of this.#values) {
      if (this.#values.size <= this.#most) break;
      this.#values.delete(oldest);
    }
    return value;
  }
}
