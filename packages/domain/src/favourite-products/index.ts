import { defineArea } from '../shop/define-area.ts';
import { FavouriteProducts } from './favourite-products.ts';

export { FavouriteProducts, type FavouriteView } from './favourite-products.ts';

export const favouriteProductsOf = /* @__PURE__ */ defineArea(
  (shop) => new FavouriteProducts(shop.api, shop.resources),
);
