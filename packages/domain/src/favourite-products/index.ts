import { defineArea } from '../shop/define-area.ts';
import { FavouriteProducts } from './favourite-products.ts';

export { FavouriteProducts, type FavouriteView } from './favourite-products.ts';

/** The products that the visitor marked, with what they cost today. */
export const favouriteProductsOf = /* @__PURE__ */ defineArea(
  (shop) => new FavouriteProducts(shop.api, shop.resources),
);
