import type { ProductScope } from '@ponte/contract/entities';
import type { ListQuery } from './list-query.ts';
import type { Place } from './resolve-place.ts';

/** The products of a query whose place is known. */
export function scopeOf(query: ListQuery, place: Place): ProductScope {
  const { text, brandIds, facets, priceFrom, priceTo, inStockOnly } = query;
  return {
    text,
    brandId: place.brand?.id,
    brandIds,
    facets,
    priceFrom,
    priceTo,
    inStockOnly,
    // A department implies its category.
    categoryId: place.department ? undefined : place.category?.id,
    departmentId: place.department?.id,
  };
}
