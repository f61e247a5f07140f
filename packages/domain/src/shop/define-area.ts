import type { Shop } from './shop.ts';

/**
 * Defines a part of the shop that a page brings along: created on first use, once per shop. Its
 * code is in the page's chunk, not in the shell.
 * @example
 * export const homeOf = defineArea((shop) => new Home(shop.api, shop.resources));
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineArea<T>(create: (shop: Shop) => T): (shop: Shop) => T {
  const made = new WeakMap<Shop, { readonly area: T }>();
  return (shop) => {
    const known = made.get(shop) ?? { area: create(shop) };
    made.set(shop, known);
    return known.area;
  };
}
