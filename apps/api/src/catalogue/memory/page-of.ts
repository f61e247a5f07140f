/** Takes the products of one page out of sets, in order. */
import { addBit, countBits, hasBit, membersOf, type Bits, type Range } from './bits.ts';
import type { Order } from './orders.ts';
import type { Scratch } from './scratch.ts';

/** Some products of sets that come one after another, each sorted alike. */
export function pageOf(
  sets: Iterable<Bits>,
  order: Order,
  { skip, limit }: Range,
  scratch: Scratch,
): readonly number[] {
  const products: number[] = [];
  let passed = 0;
  for (const set of sets) {
    const count = countBits(set);
    const range = { skip: Math.max(0, skip - passed), limit: limit - products.length };
    if (range.skip < count) {
      products.push(...(met(set, count, order, range) ?? sorted(set, order, range, scratch)));
    }
    if (products.length === limit) break;
    passed += count;
  }
  return products;
}

/**
 * Goes through the products in order until enough of a set were met; undefined when that takes
 * longer than it takes to sort the set.
 */
function met(
  set: Bits,
  count: number,
  { sorted }: Order,
  { skip, limit }: Range,
): number[] | undefined {
  const found: number[] = [];
  let passed = 0;
  for (let at = 0; at < count; at += 1) {
    const product = sorted[at] ?? 0;
    if (!hasBit(set, product)) continue;
    if (passed >= skip) found.push(product);
    passed += 1;
    if (found.length === limit || passed === count) return found;
  }
  return undefined;
}

/** Sorts a set by making it one of places in the order: its time grows with the members alone. */
function sorted(set: Bits, { sorted, place }: Order, range: Range, scratch: Scratch): number[] {
  return scratch.use((sets) => {
    const places = sets.take();
    for (const product of membersOf(set)) addBit(places, place[product] ?? 0);
    return Array.from(membersOf(places, range), (at) => sorted[at] ?? 0);
  });
}
