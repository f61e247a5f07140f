import type { Brand } from '@ponte/domain';
import { listAddress, withBrands, type ListQuery, type Place } from '@ponte/domain/product-list';
import type { FilterBrand } from '@ponte/ui/filter-panel';

interface BrandOffer {
  readonly place: Place;
  readonly brands: readonly Brand[];
  /** Products per brand; undefined when unknown. */
  readonly counts: ReadonlyMap<number, number> | undefined;
  readonly chosen: readonly number[];
}

/** The brands to filter by with their counts; empty when the address already names a brand. */
export function brandChoices({
  place,
  brands,
  counts,
  chosen,
}: BrandOffer): readonly FilterBrand[] {
  if (place.brand) return [];
  return (
    brands
      // Start data from another page's server may lack names.
      .filter(({ name }) => name !== '')
      .filter(({ id }) => !counts || counts.has(id) || chosen.includes(id))
      .map(({ id, name }) => ({
        value: String(id),
        label: name,
        count: counts ? (counts.get(id) ?? 0) : undefined,
      }))
  );
}

export function chosenBrands({ brandIds }: ListQuery): readonly string[] {
  return brandIds.map(String);
}

export function brandsHref(query: ListQuery, values: readonly string[]): string {
  return listAddress(withBrands(query, values.map(Number)));
}
