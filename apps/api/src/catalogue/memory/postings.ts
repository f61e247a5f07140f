/** An inverted index: which products have which key (a word, the start of a name, a code). */
import { NumberLog } from './number-log.ts';
import { firstNotBefore, packed, textAt, type PackedTexts } from './packed-texts.ts';
import { sortedTexts, type Sliced } from './slices.ts';

/** Sorted keys, each with its products in ascending order. */
export interface Postings {
  readonly keys: PackedTexts;
  /** The products of key n are `members[starts[n]]` to `members[starts[n + 1]]`. */
  readonly starts: Uint32Array;
  readonly members: Uint32Array;
}

/** A half-open range of key indexes. */
export interface KeyRange {
  readonly from: number;
  readonly to: number;
}

export class PostingsDraft {
  readonly #numbers = new Map<string, number>();
  /** Alternately a key's number and a product. */
  readonly #log = new NumberLog();
  /** By key number, the product that was added last: a product has a key once. */
  readonly #last: number[] = [];

  numberOf(key: string): number {
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(key, number);
    this.#last.push(-1);
    return number;
  }

  /** Products must be added in ascending order. */
  add(number: number, product: number): void {
    if (this.#last[number] === product) return;
    this.#last[number] = product;
    this.#log.push(number);
    this.#log.push(product);
  }

  /** Sorts by key. The draft must not be used afterwards. */
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

export function startingWith({ keys }: Postings, text: string): KeyRange {
  // `{` sorts after all letters and digits.
  return { from: firstNotBefore(keys, text), to: firstNotBefore(keys, `${text}{`) };
}

export function exactly({ keys }: Postings, text: string): KeyRange {
  const from = firstNotBefore(keys, text);
  return { from, to: textAt(keys, from) === text ? from + 1 : from };
}

/** The products of a range of keys; may contain duplicates. */
export function membersIn({ starts, members }: Postings, { from, to }: KeyRange): Uint32Array {
  return members.subarray(starts[from], starts[to]);
}
