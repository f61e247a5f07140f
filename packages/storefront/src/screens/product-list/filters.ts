import type { BrandName, CountedBrand, Shop } from '@ponte/domain';
import {
  brandCountsOf,
  listAddress,
  productListOf,
  withBrands,
  type ListQuery,
  type Place,
} from '@ponte/domain/product-list';
import type { FilterBrand } from '@ponte/ui/filter-panel';

interface BrandOffer {
  /** The brands with products here; undefined until they are counted. */
  readonly counted: readonly CountedBrand[] | undefined;
  /** Every brand, as far as known: offered until they are counted. */
  readonly all: readonly BrandName[];
  readonly chosen: readonly BrandName[];
}

/** The brands to filter by with their counts; those that are chosen without having any come last. */
export function brandChoices({ counted, all, chosen }: BrandOffer): readonly FilterBrand[] {
  const offered = counted ?? all.map(({ id, name }) => ({ id, name, count: null }));
  const missing = chosen.filter(({ id }) => !offered.some((brand) => brand.id === id));
  const others = missing.map(({ id, name }) => ({ id, name, count: counted ? 0 : null }));
  return [...offered, ...others].map(({ id, name, count }) => ({
    value: String(id),
    label: name,
    count: count ?? undefined,
  }));
}

/** None where the address already names a brand. */
export function brandsToChoose(shop: Shop, query: ListQuery, place: Place): readonly FilterBrand[] {
  if (place.brand) return [];
  return brandChoices({
    counted: brandCountsOf(shop).of(query, place),
    all: shop.startData.whole?.brands ?? [],
    chosen: productListOf(shop).chosenBrandsOf(query),
  });
}

export function chosenBrands({ brandIds }: ListQuery): readonly string[] {
  return brandIds.map(String);
}

export function brandsHref(query: ListQuery, values: readonly string[]): string {
  return listAddress(withBrands(query, values.map(Number)));
}
