import { defineArea } from '../shop/define-area.ts';
import { ProductList } from './product-list.ts';

export { desktopPageSize, mobilePageSize, ProductList } from './product-list.ts';
export {
  allProducts,
  listAddress,
  pageCountOf,
  readListQuery,
  selectableSorts,
  toggleBrand,
  withCategory,
  withDepartment,
  withPage,
  withSort,
  withText,
  type ListAddress,
  type ListQuery,
  type Sort,
} from './list-query.ts';
export type { ListView } from './list-view.ts';
export { resolvePlace, type Place, type PlaceResolution } from './resolve-place.ts';

/** The shop's product list. */
export const productListOf = /* @__PURE__ */ defineArea(
  (shop) => new ProductList(shop.api, shop.resources, shop.startData),
);
