import { defineArea } from '../shop/define-area.ts';
import { ProductList } from './product-list.ts';

export { searchTextLimit } from '@ponte/contract/visit-limits';
export { Facets, facetsOf, firstValues } from './facets.ts';
export { ProductList } from './product-list.ts';
export {
  allProducts,
  countFilters,
  desktopPageSize,
  filterParameters,
  listAddress,
  mobilePageSize,
  noFilters,
  pageCountOf,
  readFilters,
  readListQuery,
  sortOptions,
  withCategory,
  withDepartment,
  withFilters,
  withPage,
  withSort,
  withText,
  type Filters,
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
