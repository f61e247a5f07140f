import { addBit, countBits, hasBit, membersOf, type Bits, type Range } from './bits.ts';
import type { Order } from './orders.ts';
import type { Scratch } from './scratch.ts';

/** A range of products from consecutive sets. */
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
 * Walks the order until enough members of a set were met; undefined when sorting the set would be
 * faster.
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

/** Sorts a set as a bitmap of positions: linear in its members. */
function sorted(set: Bits, { sorted, place }: Order, range: Range, scratch: Scratch): number[] {
  return scratch.use((sets) => {
    const places = sets.take();
    for (const product of membersOf(set)) addBit(places, place[product] ?? 0);
    return Array.from(membersOf(places, range), (at) => sorted[at] ?? 0);
  });
}
