import type { BrandName, ProductPlace, StartData } from '../entities/index.ts';
import { linkOf } from '../start-data/index.ts';
import type { ListName, ListQuery } from './list-query.ts';
import { everywhere, resolvePlace, type PlaceResolution } from './resolve-place.ts';

/** A list's address resolved by the start data. */
export interface Finding {
  readonly list: ListName;
  readonly resolution: PlaceResolution;
  /** The brands of its filter that exist. */
  readonly chosen: readonly BrandName[];
  /** Where the special listing leads; empty for other lists. */
  readonly specialCategories: readonly ProductPlace[];
}

/** The result for an address without brand, category or department. */
export const foundEverywhere: Finding = {
  list: 'products',
  resolution: { kind: 'found', place: everywhere },
  chosen: [],
  specialCategories: [],
};

/** Whether an address says where its list is, which takes the start data to find. */
export function namesPlace({ list, brand, category, department }: ListQuery): boolean {
  return list === 'special' || brand !== null || category !== null || department !== null;
}

export function findingOf(query: ListQuery, start: StartData): Finding {
  return {
    list: query.list,
    resolution: resolvePlace(query, start),
    chosen: start.brands
      .filter(({ id }) => query.brandIds.includes(id))
      .map(({ id, name }) => ({ id, name })),
    specialCategories: query.list === 'special' ? start.specialCategories.map(linkOf) : [],
  };
}

/**
 * The same result for another address of its scope: another page or order, a department of the same
 * category. Undefined for any other address.
 */
export function findingNear(query: ListQuery, known: Finding): Finding | undefined {
  if (known.list !== query.list || known.resolution.kind !== 'found') return undefined;
  const { brand, category } = known.resolution.place;
  const categories = category ? [category] : [];
  const near = { brands: brand ? [brand] : [], categories, specialCategories: categories };
  const resolution = resolvePlace(query, near);
  if (resolution.kind !== 'found') return undefined;
  const chosen = known.chosen.filter(({ id }) => query.brandIds.includes(id));
  return { ...known, resolution, chosen };
}
