/** Sort orders of products, computed once for each requested order. */
import type { Sliced } from './slices.ts';

/** A field's values as integers with the same equality and order. */
export type Ranks = Uint32Array;

export interface Order {
  readonly sorted: Uint32Array;
  /** The inverse of `sorted`: each product's position. */
  readonly place: Uint32Array;
}

export interface RankStep {
  readonly ranks: Ranks;
  readonly descending: boolean;
}

/** Products per slice. */
const atOnce = 50_000;

/** Sorts by the steps in turn, finally by id. */
export function* orderBy(
  steps: readonly RankStep[],
  size: number,
  idDescending: boolean,
): Sliced<Order> {
  let sorted = new Uint32Array(size);
  for (let at = 0; at < size; at += 1) sorted[at] = idDescending ? size - 1 - at : at;
  // Least significant step first: each sort is stable.
  for (const step of steps.toReversed()) sorted = yield* sortedBy(sorted, step);
  return { sorted, place: yield* placesIn(sorted) };
}

function* placesIn(sorted: Uint32Array): Sliced<Uint32Array<ArrayBuffer>> {
  const place = new Uint32Array(sorted.length);
  for (let at = 0; at < sorted.length; at += 1) {
    place[sorted[at] ?? 0] = at;
    if (at % atOnce === 0) yield;
  }
  return place;
}

/** Counting sort: linear in the number of products. */
function* sortedBy(
  products: Uint32Array,
  { ranks, descending }: RankStep,
): Sliced<Uint32Array<ArrayBuffer>> {
  const counts = yield* countsOf(ranks);
  const next = new Uint32Array(counts.length);
  let before = 0;
  for (let at = 0; at < counts.length; at += 1) {
    const rank = descending ? counts.length - 1 - at : at;
    next[rank] = before;
    before += counts[rank] ?? 0;
  }
  yield;
  const result = new Uint32Array(products.length);
  for (let at = 0; at < products.length; at += 1) {
    const product = products[at] ?? 0;
    const rank = ranks[product] ?? 0;
    const to = next[rank] ?? 0;
    result[to] = product;
    next[rank] = to + 1;
    if (at % atOnce === 0) yield;
  }
  return result;
}

function* countsOf(ranks: Ranks): Sliced<Uint32Array> {
  let last = 0;
  for (let at = 0; at < ranks.length; at += 1) last = Math.max(last, ranks[at] ?? 0);
  yield;
  const counts = new Uint32Array(last + 1);
  for (let at = 0; at < ranks.length; at += 1) {
    const rank = ranks[at] ?? 0;
    counts[rank] = (counts[rank] ?? 0) + 1;
    if (at % atOnce === 0) yield;
  }
  return counts;
}

/** Radix sort with 11-bit digits; five passes cover all safe integers. */
const digitBits = 11;
const digits = 5;

/** Ranks of non-negative integers. */
export function* ranksOf(values: Float64Array): Sliced<Ranks> {
  const size = values.length;
  const steps = Array.from({ length: digits }, (_, digit): RankStep => {
    const unit = 2 ** (digitBits * (digits - 1 - digit));
    const ranks = new Uint32Array(size);
    for (let at = 0; at < size; at += 1) {
      ranks[at] = Math.floor((values[at] ?? 0) / unit) % 2 ** digitBits;
    }
    return { ranks, descending: false };
  });
  yield;
  const { sorted } = yield* orderBy(steps, size, false);
  const ranks = new Uint32Array(size);
  let rank = 0;
  for (let at = 0; at < size; at += 1) {
    const product = sorted[at] ?? 0;
    if (at > 0 && values[product] !== values[sorted[at - 1] ?? 0]) rank += 1;
    ranks[product] = rank;
    if (at % atOnce === 0) yield;
  }
  return ranks;
}
