import type { PriceOrder } from '../../pricing/prices.ts';
import type { ProductFilter } from '../product-query.ts';
import { countBits, fillBits, hasBit, keepCommon, membersOf, type Bits } from './bits.ts';
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
  const walked = countedBy(all, snapshot.size, scratch);
  const without = (...names: readonly FilterName[]): Counted =>
    active.some(({ name }) => names.includes(name))
      ? countedBy(
          passing((name) => !names.includes(name)),
          snapshot.size,
          scratch,
        )
      : walked;

  const inStock = passing((name) => name !== 'stock');
  keepCommon(inStock, data.inStock);
  const isPlace = (name: FilterName) => name === 'category' || name === 'department';
  const scope = active.every(({ name }) => isPlace(name))
    ? walked
    : countedBy(passing(isPlace), snapshot.size, scratch);
  return {
    total: countBits(all),
    inStock: countBits(inStock),
    price: priceEnds(snapshot, without('price').bits, prices),
    categories: countGroups(snapshot, 'categories', without('category', 'department')),
    departments: countGroups(snapshot, 'departments', without('department')),
    brands: countGroups(snapshot, 'brands', without('brand')),
    facets: countChoices(snapshot, filter, { scope, all: walked, without }),
  };
}

function priceEnds({ data }: Snapshot, set: Bits, order: PriceOrder): FacetCounts['price'] {
  const ranks = data.prices[order] ?? data.prices.kept;
  let [least, most] = [-1, -1];
  for (let at = 0; at < set.length; at += 1) {
    let rest = (set[at] ?? 0) & (data.priced[at] ?? 0);
    for (; rest !== 0; rest &= rest - 1) {
      const product = at * 32 + 31 - Math.clz32(rest & -rest);
      const rank = ranks[product] ?? 0;
      if (least < 0 || rank < (ranks[least] ?? 0)) least = product;
      if (most < 0 || rank > (ranks[most] ?? 0)) most = product;
    }
  }
  return least < 0 ? undefined : { least, most };
}

function countGroups(
  snapshot: Snapshot,
  kind: GroupKind,
  set: Counted,
): ReadonlyMap<number, number> {
  const { ids, sizes, of } = snapshot.groupsOf(kind);
  const counts = new Uint32Array(ids.length);
  for (let at = 0; at < set.fewer.length; at += 1) {
    const group = of[set.fewer[at] ?? 0] ?? 0;
    counts[group] = (counts[group] ?? 0) + 1;
  }
  return new Map(ids.map((id, group) => [id, inSet(set, counts[group] ?? 0, sizes[group] ?? 0)]));
}

/** A set by what it has or by what it lacks, whichever is less to walk through. */
interface Counted {
  readonly bits: Bits;
  readonly fewer: Uint32Array;
  readonly isRest: boolean;
}

function countedBy(bits: Bits, size: number, scratch: Scratch): Counted {
  if (countBits(bits) * 2 <= size) return { bits, fewer: membersOf(bits), isRest: false };
  const rest = scratch.take();
  fillBits(rest, size);
  for (let at = 0; at < rest.length; at += 1) rest[at] = (rest[at] ?? 0) & ~(bits[at] ?? 0);
  return { bits, fewer: membersOf(rest), isRest: true };
}

/** @param all how many there are in and out of the set */
function inSet({ isRest }: Counted, counted: number, all: number): number {
  return isRest ? all - counted : counted;
}

interface Sets {
  /** What the list is of, with no filter but its place. */
  readonly scope: Counted;
  readonly all: Counted;
  readonly without: (name: FilterName) => Counted;
}

function countChoices(
  { data }: Snapshot,
  filter: ProductFilter,
  { scope, all, without }: Sets,
): CountedFacet[] {
  const index = data.facets;
  const inScope = countHeld(index, scope);
  const counts = all === scope ? inScope : countHeld(index, all);
  const chosen = new Map(
    filter.facets?.map(({ facet, values }) => [facet, valuesNamed(index, facet, values)]),
  );
  const least = Math.max(2, countBits(scope.bits) * leastShare);
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
          count: set ? countIn(set.bits, holdersOf(index, value)) : (counts[value] ?? 0),
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
function countHeld({ values, starts, held, holderStarts }: FacetIndex, set: Counted): Uint32Array {
  const counts = new Uint32Array(values.length);
  for (let index = 0; index < set.fewer.length; index += 1) {
    const product = set.fewer[index] ?? 0;
    const end = starts[product + 1] ?? 0;
    for (let at = starts[product] ?? 0; at < end; at += 1) {
      const value = held[at] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  return counts.map((count, value) =>
    inSet(set, count, (holderStarts[value + 1] ?? 0) - (holderStarts[value] ?? 0)),
  );
}

function countIn(set: Bits, products: Uint32Array): number {
  let count = 0;
  for (const product of products) if (hasBit(set, product)) count += 1;
  return count;
}
