import { defineArea } from '../shop/define-area.ts';
import { ProductPage } from './product-page.ts';

export {
  isBuyable,
  ProductPage,
  type BesideProduct,
  type BuyableProduct,
  type ProductView,
} from './product-page.ts';
export { clampQuantity, quantityLimits } from './quantity.ts';

export const productPageOf = /* @__PURE__ */ defineArea(
  (shop) => new ProductPage(shop.api, shop.resources, shop.knownProducts),
);
