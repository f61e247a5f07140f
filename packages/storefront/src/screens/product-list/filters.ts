import type { Brand } from '@ponte/domain';
import { listAddress, withBrands, type ListQuery, type Place } from '@ponte/domain/product-list';
import type { FilterBrand } from '@ponte/ui/filter-panel';

/** What brands a list can be narrowed to. */
interface BrandOffer {
  readonly place: Place;
  readonly brands: readonly Brand[];
  /** How many products of each there are; undefined where that is not known. */
  readonly counts: ReadonlyMap<number, number> | undefined;
  /** Those that the list is narrowed to. */
  readonly chosen: readonly number[];
}

/**
 * The brands that a list can be narrowed to, each with how many products it has there: none where the
 * list's address has a brand already.
 */
export function brandChoices({
  place,
  brands,
  counts,
  chosen,
}: BrandOffer): readonly FilterBrand[] {
  if (place.brand) return [];
  return (
    brands
      // The server of another page leaves out the names that it did not show.
      .filter(({ name }) => name !== '')
      .filter(({ id }) => !counts || counts.has(id) || chosen.includes(id))
      .map(({ id, name }) => ({
        value: String(id),
        label: name,
        count: counts ? (counts.get(id) ?? 0) : undefined,
      }))
  );
}

/** The boxes of the brands that a list is narrowed to. */
export function chosenBrands({ brandIds }: ListQuery): readonly string[] {
  return brandIds.map(String);
}

/** The address of a list that is narrowed to the brands of these boxes. */
export function brandsHref(query: ListQuery, values: readonly string[]): string {
  return listAddress(withBrands(query, values.map(Number)));
}
