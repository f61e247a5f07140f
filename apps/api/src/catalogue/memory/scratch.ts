import { noBits, type Bits } from './bits.ts';

/** Reusable temporary bitmaps: allocating them per request would burden the garbage collector. */
export class Scratch {
  readonly #size: number;
  readonly #sets: Bits[] = [];
  #used = 0;

  /** @param size the number of products */
  constructor(size: number) {
    this.#size = size;
  }

  /** An empty bitmap, valid until the current `use` ends. */
  take(): Bits {
    const known = this.#sets[this.#used];
    const set = known?.fill(0) ?? noBits(this.#size);
    this.#sets[this.#used] = set;
    this.#used += 1;
    return set;
  }

  /** Runs work that takes bitmaps; none of them may escape it. */
  use<Result>(
    work: (scratch: Scratch) => Result extends Promise<unknown> ? never : Result,
  ): Result {
    const before = this.#used;
    try {
      return work(this);
    } finally {
      this.#used = before;
    }
  }
}
