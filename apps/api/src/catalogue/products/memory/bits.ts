/**
 * Sets of products as bitmaps: bit n is the nth product. Bitmaps of one snapshot have equal length.
 */

/** Bits beyond the last product are zero. */
export type Bits = Uint32Array<ArrayBuffer>;

export function noBits(size: number): Bits {
  return new Uint32Array(Math.ceil(size / 32));
}

export function fillBits(bits: Bits, size: number): void {
  bits.fill(0xffffffff);
  const rest = size % 32;
  if (rest > 0) bits[bits.length - 1] = 2 ** rest - 1;
}

export function addBits(bits: Bits, members: Uint32Array): void {
  for (let at = 0; at < members.length; at += 1) addBit(bits, members[at] ?? 0);
}

export function addBit(bits: Bits, member: number): void {
  bits[member >>> 5] = (bits[member >>> 5] ?? 0) | (1 << (member & 31));
}

export function hasBit(bits: Bits, member: number): boolean {
  return (((bits[member >>> 5] ?? 0) >>> (member & 31)) & 1) === 1;
}

// A loop per operation: a shared one that takes a callback is several times slower.

/** In-place union. */
export function addSet(bits: Bits, other: Bits): void {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) | (other[at] ?? 0);
}

/** In-place intersection. */
export function keepCommon(bits: Bits, other: Bits): void {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) & (other[at] ?? 0);
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) {
    const word = bits[at] ?? 0;
    if (word !== 0) count += ones(word);
  }
  return count;
}

/** Population count: sums within pairs, then nibbles, then bytes. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export interface Range {
  readonly skip: number;
  readonly limit: number;
}

/** Members in ascending order, optionally only a range of them. */
export function membersOf(
  bits: Bits,
  { skip, limit }: Range = { skip: 0, limit: countBits(bits) },
): Uint32Array<ArrayBuffer> {
  const members = new Uint32Array(limit);
  let passed = 0;
  let next = 0;
  for (let at = 0; at < bits.length && next < limit; at += 1) {
    let rest = bits[at] ?? 0;
    if (rest === 0) continue;
    const count = ones(rest);
    passed += count;
    if (passed <= skip) continue;
    for (let before = passed - count; rest !== 0 && next < limit; rest &= rest - 1, before += 1) {
      if (before < skip) continue;
      members[next] = at * 32 + 31 - Math.clz32(rest & -rest);
      next += 1;
    }
  }
  return members.subarray(0, next);
}
