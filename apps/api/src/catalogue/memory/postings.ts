/** Which products hold which key: a word, the beginning of a name, a code. */
import { NumberLog } from './number-log.ts';
import { firstNotBefore, packed, textAt, type PackedTexts } from './packed-texts.ts';
import { sortedTexts, type Sliced } from './slices.ts';

/** Keys in order, each with its products ascending. */
export interface Postings {
  readonly keys: PackedTexts;
  /** `members` of key n stand from `starts[n]` to `starts[n + 1]`. */
  readonly starts: Uint32Array;
  readonly members: Uint32Array;
}

/** Keys from the first to before the last, by their places. */
export interface KeyRange {
  readonly from: number;
  readonly to: number;
}

/** Gathers the keys of products, one product after the other. */
export class PostingsDraft {
  readonly #numbers = new Map<string, number>();
  /** The key's number and the product, in turns. */
  readonly #log = new NumberLog();
  /** The product that had a key last, by the key's number: a product has a key once. */
  readonly #last: number[] = [];

  /** The number of a key, for `add`. */
  numberOf(key: string): number {
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(key, number);
    this.#last.push(-1);
    return number;
  }

  /** Says that a product has a key. Products come in ascending order. */
  add(number: number, product: number): void {
    if (this.#last[number] === product) return;
    this.#last[number] = product;
    this.#log.push(number);
    this.#log.push(product);
  }

  /** Sorts by key. The draft is of no use afterwards. */
  *finish(): Sliced<Postings> {
    const keys = yield* sortedTexts([...this.#numbers.keys()]);
    const placeOf = new Uint32Array(keys.length);
    for (const [place, key] of keys.entries()) {
      placeOf[this.#numbers.get(key) ?? 0] = place;
      if (place % 10_000 === 0) yield;
    }
    const log = this.#log.toArray();
    const starts = new Uint32Array(keys.length + 1);
    for (let at = 0; at < log.length; at += 2) {
      const after = (placeOf[log[at] ?? 0] ?? 0) + 1;
      starts[after] = (starts[after] ?? 0) + 1;
      if (at % 100_000 === 0) yield;
    }
    for (let place = 1; place < starts.length; place += 1) {
      starts[place] = (starts[place] ?? 0) + (starts[place - 1] ?? 0);
    }
    const next = starts.slice();
    const members = new Uint32Array(log.length / 2);
    for (let at = 0; at < log.length; at += 2) {
      const place = placeOf[log[at] ?? 0] ?? 0;
      const to = next[place] ?? 0;
      members[to] = log[at + 1] ?? 0;
      next[place] = to + 1;
      if (at % 100_000 === 0) yield;
    }
    return { keys: yield* packed(keys), starts, members };
  }
}

/** The keys that start with a text. */
export function startingWith({ keys }: Postings, text: string): KeyRange {
  // `{` follows all letters and digits.
  return { from: firstNotBefore(keys, text), to: firstNotBefore(keys, `${text}{`) };
}

/** The key that is exactly a text: one, or none. */
export function exactly({ keys }: Postings, text: string): KeyRange {
  const from = firstNotBefore(keys, text);
  return { from, to: textAt(keys, from) === text ? from + 1 : from };
}

/** The products of a range of keys; one that has two of them stands twice. */
export function membersIn({ starts, members }: Postings, { from, to }: KeyRange): Uint32Array {
  return members.subarray(starts[from], starts[to]);
}
