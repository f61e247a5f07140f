import type { PriceOrder } from '../../../platform/pricing/prices.ts';
import { offeredFacets, valuesNamed } from '../offered-facets.ts';
import type { CountedFacet, FacetCounts, GroupCounts } from '../product-index.ts';
import { countBits, fillBits, keepCommon, membersOf, type Bits } from './bits.ts';
import type { FacetIndex } from './facet-index.ts';
import { activeFilters, type FilterName, type RankedFilter } from './filters.ts';
import { pricedOf } from './price-span.ts';
import type { Scratch } from './scratch.ts';
import type { GroupKind, Snapshot } from './snapshot.ts';

/**
 * Counts what each choice leaves. What was chosen of a group does not count against that group
 * itself, so that another of its values can be chosen too.
 *
 * @param base what the list is of before it is filtered: a search's matches, or everything
 * @param prices which order the price's ends are of
 */
export function countFacets(
  snapshot: Snapshot,
  filter: RankedFilter,
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

function priceEnds(snapshot: Snapshot, set: Bits, order: PriceOrder): FacetCounts['price'] {
  const { data } = snapshot;
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
  return least < 0
    ? undefined
    : { least: pricedOf(snapshot, least), most: pricedOf(snapshot, most) };
}

/** How many products of a set each group has. */
export function countAllGroups(snapshot: Snapshot, set: Bits, scratch: Scratch): GroupCounts {
  const counted = countedBy(set, snapshot.size, scratch);
  return {
    categories: countGroups(snapshot, 'categories', counted),
    departments: countGroups(snapshot, 'departments', counted),
    brands: countGroups(snapshot, 'brands', counted),
  };
}

function countGroups(
  snapshot: Snapshot,
  kind: GroupKind,
  set: Counted,
): ReadonlyMap<number, number> {
  const { ids, sizes, of } = snapshot.groupsOf(kind);
  const counts = new Uint32Array(ids.length + 1);
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
  filter: RankedFilter,
  { scope, all, without }: Sets,
): CountedFacet[] {
  const index = data.facets;
  const inScope = countHeld(index, scope);
  const chosen = new Map(
    filter.facets?.map(({ facet, values }) => [facet, valuesNamed(index, facet, values)]),
  );
  return offeredFacets(index, {
    size: countBits(scope.bits),
    inScope,
    counts: all === scope ? inScope : countHeld(index, all),
    chosen,
    without: (facet) => countHeld(index, without(`facet ${facet}`)),
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
