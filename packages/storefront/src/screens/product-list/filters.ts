import type { Brand } from '@ponte/domain';
import { listAddress, withBrands, type ListQuery, type Place } from '@ponte/domain/product-list';
import type { FilterBrand } from '@ponte/ui/filter-panel';

/** The brands that a list can be narrowed to: none where its address has one already. */
export function brandChoices(place: Place, brands: readonly Brand[]): readonly FilterBrand[] {
  if (place.brand) return [];
  return (
    brands
      // The server of another page leaves out the names that it did not show.
      .filter(({ name }) => name !== '')
      .map(({ id, name }) => ({ value: String(id), label: name }))
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
