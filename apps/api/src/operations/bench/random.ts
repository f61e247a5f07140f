/** A seeded generator: the same seed gives the same choices. */
export interface Random {
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number;
  of<Item>(items: readonly Item[]): Item;
  /** One of a list, each as likely as its weight. */
  weighed<Item>(items: readonly (readonly [weight: number, item: Item])[]): Item;
}

/** mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
  const of = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)];
    if (item === undefined) throw new Error('There is nothing to choose from.');
    return item;
  };
  return {
    below,
    of,
    weighed: (items) => {
      const all = items.reduce((sum, [weight]) => sum + weight, 0);
      let rest = below(all);
      for (const [weight, item] of items) {
        if (rest < weight) return item;
        rest -= weight;
      }
      return of(items)[1];
    },
  };
}
