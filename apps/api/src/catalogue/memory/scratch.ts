import { noBits, type Bits } from './bits.ts';

/** Sets to work with for a moment. Making new ones for each request would keep the collector busy. */
export class Scratch {
  readonly #size: number;
  readonly #sets: Bits[] = [];
  #used = 0;

  /** @param size how many products there are */
  constructor(size: number) {
    this.#size = size;
  }

  /** A set of nothing, until the present `use` ends. */
  take(): Bits {
    const known = this.#sets[this.#used];
    const set = known?.fill(0) ?? noBits(this.#size);
    this.#sets[this.#used] = set;
    this.#used += 1;
    return set;
  }

  /** Does work that takes sets, none of which may outlive it. */
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
