/** Sets of products as bits: bit n stands for the nth product. Sets of one snapshot are equally long. */

/** A set. Bits behind its last member's are zero. */
export type Bits = Uint32Array<ArrayBuffer>;

/** The set of nothing, of `size` products. */
export function noBits(size: number): Bits {
  return new Uint32Array(Math.ceil(size / 32));
}

/** Puts all of `size` products into a set. */
export function fillBits(bits: Bits, size: number): void {
  bits.fill(0xffffffff);
  const rest = size % 32;
  if (rest > 0) bits[bits.length - 1] = 2 ** rest - 1;
}

/** Puts members into a set. */
export function addBits(bits: Bits, members: Uint32Array): void {
  for (let at = 0; at < members.length; at += 1) {
    const member = members[at] ?? 0;
    bits[member >>> 5] = (bits[member >>> 5] ?? 0) | (1 << (member & 31));
  }
}

/** Whether something is in a set. */
export function hasBit(bits: Bits, member: number): boolean {
  return (((bits[member >>> 5] ?? 0) >>> (member & 31)) & 1) === 1;
}

// One loop each: a shared one that is given the operation takes several times as long.

/** Takes out of the first set what is not in the second. */
export function keepCommon(bits: Bits, other: Bits): void {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) & (other[at] ?? 0);
}

/** Takes out of the first set what is in the second. */
export function takeOut(bits: Bits, other: Bits): void {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) & ~(other[at] ?? 0);
}

/** How many are in a set. */
export function countBits(bits: Bits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) {
    // Ones are summed up within pairs, then nibbles, then bytes, all at the same time.
    const word = bits[at] ?? 0;
    if (word === 0) continue;
    const pairs = word - ((word >>> 1) & 0x55555555);
    const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
    count += Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}

/** The members of a set, ascending. */
export function membersOf(bits: Bits, count = countBits(bits)): Uint32Array<ArrayBuffer> {
  const members = new Uint32Array(count);
  let next = 0;
  for (let at = 0; at < bits.length; at += 1) {
    for (let rest = bits[at] ?? 0; rest !== 0; rest &= rest - 1) {
      members[next] = at * 32 + 31 - Math.clz32(rest & -rest);
      next += 1;
    }
  }
  return members;
}
