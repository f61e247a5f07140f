import type { BrandName, ProductPlace, StartData } from '../entities/index.ts';
import { linkOf } from '../start-data/index.ts';
import type { ListQuery } from './list-query.ts';
import { everywhere, resolvePlace, type PlaceResolution } from './resolve-place.ts';

/** What the start data say of a list's address. */
export interface Finding {
  readonly resolution: PlaceResolution;
  /** The brands of its filter that exist. */
  readonly chosen: readonly BrandName[];
  /** Where the special listing leads; empty for other lists. */
  readonly specialCategories: readonly ProductPlace[];
}

/** All that is to say of an address that names nothing. */
export const foundEverywhere: Finding = {
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
    resolution: resolvePlace(query, start),
    chosen: start.brands
      .filter(({ id }) => query.brandIds.includes(id))
      .map(({ id, name }) => ({ id, name })),
    specialCategories: query.list === 'special' ? start.specialCategories.map(linkOf) : [],
  };
}
