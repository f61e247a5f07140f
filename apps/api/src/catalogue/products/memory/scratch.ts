import { noBits, type Bits } from './bits.ts';

/** A number for each product. */
export type Numbers = Uint16Array<ArrayBuffer>;

/**
 * Reusable temporary bitmaps and numbers: allocating them per request would burden the garbage
 * collector.
 */
export class Scratch {
  readonly #size: number;
  readonly #sets: Bits[] = [];
  readonly #numbers: Numbers[] = [];
  #usedSets = 0;
  #usedNumbers = 0;

  /** @param size the number of products */
  constructor(size: number) {
    this.#size = size;
  }

  /** An empty bitmap, valid until the current `use` ends. */
  take(): Bits {
    const known = this.#sets[this.#usedSets];
    const set = known?.fill(0) ?? noBits(this.#size);
    this.#sets[this.#usedSets] = set;
    this.#usedSets += 1;
    return set;
  }

  /** Zero for each product, valid until the current `use` ends. */
  takeNumbers(): Numbers {
    const known = this.#numbers[this.#usedNumbers];
    const numbers = known?.fill(0) ?? new Uint16Array(this.#size);
    this.#numbers[this.#usedNumbers] = numbers;
    this.#usedNumbers += 1;
    return numbers;
  }

  /** Runs work that takes bitmaps and numbers; none of them may escape it. */
  use<Result>(
    work: (scratch: Scratch) => Result extends Promise<unknown> ? never : Result,
  ): Result {
    const before = [this.#usedSets, this.#usedNumbers] as const;
    try {
      return work(this);
    } finally {
      [this.#usedSets, this.#usedNumbers] = before;
    }
  }
}
