import { defineArea } from '../shop/define-area.ts';
import { BrandCounts } from './brand-counts.ts';
import { ProductList } from './product-list.ts';

export { searchTextLimit } from '@ponte/contract/visit-limits';
export { BrandCounts } from './brand-counts.ts';
export { ProductList } from './product-list.ts';
export {
  allProducts,
  desktopPageSize,
  listAddress,
  mobilePageSize,
  pageCountOf,
  readListQuery,
  sortOptions,
  withBrands,
  withCategory,
  withDepartment,
  withPage,
  withSort,
  withText,
  type ListAddress,
  type ListName,
  type ListQuery,
  type Sort,
} from './list-query.ts';
export type { ListView } from './list-view.ts';
export { isCommonFirstPage, phonePages, type PhonePages } from './phone-pages.ts';
export { matchSpecial, resolvePlace, type Place, type PlaceResolution } from './resolve-place.ts';

export const productListOf = /* @__PURE__ */ defineArea(
  (shop) => new ProductList(shop.api, shop.resources, shop.startData),
);

export const brandCountsOf = /* @__PURE__ */ defineArea(
  (shop) => new BrandCounts(shop.api, shop.resources),
);
