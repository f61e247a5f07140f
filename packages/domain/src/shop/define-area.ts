import type { Shop } from './shop.ts';

/**
 * A part of the shop that a page brings along: made when first asked for, once per shop. It lives
 * in the page's own chunk, so that the shell does not know it.
 *
 * @example export const homeOf = defineArea((shop) => new Home(shop.api, shop.resources));
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
