/** A number from 0 to 2^32 - 1 that depends on a text only (FNV-1a, then mixed). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** The same list in an order that depends on the keys of its members and a salt only. */
export function shuffled<T>(list: readonly T[], salt: string, keyOf: (item: T) => string): T[] {
  return list
    .map((item) => ({ item, rank: hashOf(`${salt}:${keyOf(item)}`) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
