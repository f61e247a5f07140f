/** An inverted index: which products have which key (a word, a measure, a code), and where. */
import { NumberLog } from './number-log.ts';
import { firstNotBefore, packed, textAt, type PackedTexts } from './packed-texts.ts';
import { better } from './places.ts';
import { sortedTexts, type Sliced } from './slices.ts';

/** Sorted keys, each with its products in ascending order. */
export interface Postings {
  readonly keys: PackedTexts;
  /** The products of key n are `members[starts[n]]` to `members[starts[n + 1]]`. */
  readonly starts: Uint32Array;
  /** A product in the upper 24 bits, its `places` of the key in the lower 8. */
  readonly members: Uint32Array;
}

/** So many products have room in an index. */
export const mostProducts = 2 ** 24;

export function productOf(member: number): number {
  return member >>> 8;
}

/** A half-open range of key indexes. */
export interface KeyRange {
  readonly from: number;
  readonly to: number;
}

export class PostingsDraft {
  readonly #numbers = new Map<string, number>();
  /** Alternately a key's number and a member. */
  readonly #log = new NumberLog();
  /** By key number, where its last member is in the log: a product has a key once. */
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
  add(number: number, product: number, places: number = 0): void {
    const at = this.#last[number] ?? -1;
    const last = at < 0 ? 0 : this.#log.at(at);
    if (at >= 0 && productOf(last) === product) {
      this.#log.set(at, product * 256 + better(last & 0xff, places));
      return;
    }
    this.#log.push(number);
    this.#last[number] = this.#log.length;
    this.#log.push(product * 256 + places);
  }

  /** Sorts by key. The draft must not be used afterwards. */
  *finish(): Sliced<Postings> {
    const keys = yield* sortedTexts([...this.#numbers.keys()]);
    const placeOf = new Uint32Array(keys.length);
    for (const [place, key] of keys.entries()) {
      placeOf[this.#numbers.get(key) ?? 0] = place;
      if (place % 10_000 === 0) yield;
    }
    const log = this.#log;
    const starts = new Uint32Array(keys.length + 1);
    for (let at = 0; at < log.length; at += 2) {
      const after = (placeOf[log.at(at)] ?? 0) + 1;
      starts[after] = (starts[after] ?? 0) + 1;
      if (at % 100_000 === 0) yield;
    }
    for (let place = 1; place < starts.length; place += 1) {
      starts[place] = (starts[place] ?? 0) + (starts[place - 1] ?? 0);
    }
    const next = starts.slice();
    const members = new Uint32Array(log.length / 2);
    for (let at = 0; at < log.length; at += 2) {
      const place = placeOf[log.at(at)] ?? 0;
      const to = next[place] ?? 0;
      members[to] = log.at(at + 1);
      next[place] = to + 1;
      if (at % 100_000 === 0) yield;
    }
    return { keys: yield* packed(keys), starts, members };
  }
}

export function startingWith(postings: Postings, text: string): KeyRange {
  // `{` sorts after all letters and digits.
  return between(postings, text, `${text}{`);
}

/** From one text up to another, which is not among them. */
export function between({ keys }: Postings, from: string, to: string): KeyRange {
  return { from: firstNotBefore(keys, from), to: firstNotBefore(keys, to) };
}

export function exactly({ keys }: Postings, text: string): KeyRange {
  const from = firstNotBefore(keys, text);
  return { from, to: textAt(keys, from) === text ? from + 1 : from };
}

/** The members of a range of keys; a product may be among them several times. */
export function membersIn({ starts, members }: Postings, { from, to }: KeyRange): Uint32Array {
  return members.subarray(starts[from], starts[to]);
}
