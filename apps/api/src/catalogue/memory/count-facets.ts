import type { PriceOrder } from '../../pricing/prices.ts';
import type { ProductFilter } from '../product-query.ts';
import { countBits, hasBit, keepCommon, membersOf, type Bits } from './bits.ts';
import { holdersOf, valuesNamed, type FacetIndex } from './facet-index.ts';
import { activeFilters, type FilterName } from './filters.ts';
import type { Scratch } from './scratch.ts';
import type { GroupKind, Snapshot } from './snapshot.ts';

export interface CountedValue {
  /** Its number in the facet index. */
  readonly value: number;
  readonly count: number;
}

export interface CountedFacet {
  /** Its number in the facet index. */
  readonly facet: number;
  /** Those that lead somewhere or are chosen, the most frequent first. */
  readonly values: readonly CountedValue[];
}

/** What a list can be narrowed to, and how many products each choice leaves. */
export interface FacetCounts {
  readonly total: number;
  readonly inStock: number;
  /** The products with the least and the most public price; undefined when none has one. */
  readonly price: { readonly least: number; readonly most: number } | undefined;
  /** By id. */
  readonly categories: ReadonlyMap<number, number>;
  readonly departments: ReadonlyMap<number, number>;
  readonly brands: ReadonlyMap<number, number>;
  /** Those that tell most products apart come first, whatever is chosen. */
  readonly facets: readonly CountedFacet[];
}

/** More facets, or more values of one, are not offered. */
const mostFacets = 12;
const mostValues = 60;

/** A facet that a smaller part of a list's goods has says nothing of the others. */
const leastShare = 0.1;

/**
 * Counts what each choice leaves. What was chosen of a group does not count against that group
 * itself, so that another of its values can be chosen too.
 *
 * @param base what the list is of before it is filtered: a search's matches, or everything
 * @param prices which order the price's ends are of
 */
export function countFacets(
  snapshot: Snapshot,
  filter: ProductFilter,
  base: Bits,
  prices: PriceOrder,
  scratch: Scratch,
): FacetCounts {
  const { data } = snapshot;
  const active = activeFilters(data, filter, scratch);
  const passing = (isApplied: (name: FilterName) => boolean): Bits => {
    const set = scratch.take();
    set.set(base);
    for (const { name, members } of active) if (isApplied(name)) keepCommon(set, members);
    return set;
  };
  const all = passing(() => true);
  const without = (...names: readonly FilterName[]): Bits =>
    active.some(({ name }) => names.includes(name))
      ? passing((name) => !names.includes(name))
      : all;

  const inStock = passing((name) => name !== 'stock');
  keepCommon(inStock, data.inStock);
  const isPlace = (name: FilterName) => name === 'category' || name === 'department';
  const scope = active.every(({ name }) => isPlace(name)) ? all : passing(isPlace);
  return {
    total: countBits(all),
    inStock: countBits(inStock),
    price: priceEnds(snapshot, without('price'), prices),
    categories: countGroups(snapshot, 'categories', without('category', 'department')),
    departments: countGroups(snapshot, 'departments', without('department')),
    brands: countGroups(snapshot, 'brands', without('brand')),
    facets: countChoices(snapshot, filter, { scope, all, without }),
  };
}

function priceEnds(snapshot: Snapshot, set: Bits, order: PriceOrder): FacetCounts['price'] {
  const { data } = snapshot;
  const ranks = data.prices[order] ?? data.prices.kept;
  let [least, most] = [-1, -1];
  for (const product of membersOf(set)) {
    if (!hasBit(data.priced, product)) continue;
    const rank = ranks[product] ?? 0;
    if (least < 0 || rank < (ranks[least] ?? 0)) least = product;
    if (most < 0 || rank > (ranks[most] ?? 0)) most = product;
  }
  return least < 0 ? undefined : { least, most };
}

function countGroups(snapshot: Snapshot, kind: GroupKind, set: Bits): ReadonlyMap<number, number> {
  if (countBits(set) === snapshot.size) {
    return new Map(Array.from(snapshot.data[kind], ([id, { length }]) => [id, length]));
  }
  const { ids, of } = snapshot.groupsOf(kind);
  const counts = new Uint32Array(ids.length + 1);
  for (const product of membersOf(set)) {
    const group = of[product] ?? 0;
    counts[group] = (counts[group] ?? 0) + 1;
  }
  return new Map(ids.map((id, index) => [id, counts[index + 1] ?? 0]));
}

interface Sets {
  /** What the list is of, with no filter but its place. */
  readonly scope: Bits;
  readonly all: Bits;
  readonly without: (name: FilterName) => Bits;
}

function countChoices(
  { data, size }: Snapshot,
  filter: ProductFilter,
  { scope, all, without }: Sets,
): CountedFacet[] {
  const index = data.facets;
  const inScope = countHeld(index, scope, size);
  const counts = all === scope ? inScope : countHeld(index, all, size);
  const chosen = new Map(
    filter.facets?.map(({ facet, values }) => [facet, valuesNamed(index, facet, values)]),
  );
  const least = Math.max(2, countBits(scope) * leastShare);
  const offered = index.facets.flatMap(({ slug, values }, facet) => {
    const those = values.map((value) => inScope[value] ?? 0).filter((count) => count > 0);
    const covered = those.reduce((sum, count) => sum + count, 0);
    const told = covered - Math.max(0, ...those);
    const isChosen = chosen.has(slug);
    return isChosen || (those.length > 1 && covered >= least) ? [{ facet, told, isChosen }] : [];
  });
  return offered
    .toSorted((a, b) => b.told - a.told)
    .filter(({ isChosen }, place) => isChosen || place < mostFacets)
    .flatMap(({ facet }) => {
      const { slug, values } = index.facets[facet] ?? { slug: '', values: [] };
      const own = chosen.get(slug);
      const set = own && without(`facet ${slug}`);
      const counted = values
        .map((value) => ({
          value,
          count: set ? countIn(set, holdersOf(index, value)) : (counts[value] ?? 0),
          isChosen: own?.includes(value) ?? false,
        }))
        .filter(({ count, isChosen }) => count > 0 || isChosen)
        .toSorted((a, b) => Number(b.isChosen) - Number(a.isChosen) || b.count - a.count)
        .slice(0, mostValues);
      if (counted.length < 2 && !own) return [];
      return [{ facet, values: counted.map(({ value, count }) => ({ value, count })) }];
    });
}

/** How many of a set have each value. */
function countHeld({ values, starts, held, holderStarts }: FacetIndex, set: Bits, size: number) {
  if (countBits(set) === size) {
    return Uint32Array.from(
      values,
      (_, value) => (holderStarts[value + 1] ?? 0) - (holderStarts[value] ?? 0),
    );
  }
  const counts = new Uint32Array(values.length);
  for (const product of membersOf(set)) {
    const end = starts[product + 1] ?? 0;
    for (let at = starts[product] ?? 0; at < end; at += 1) {
      const value = held[at] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  return counts;
}

function countIn(set: Bits, products: Uint32Array): number {
  let count = 0;
  for (const product of products) if (hasBit(set, product)) count += 1;
  return count;
}
