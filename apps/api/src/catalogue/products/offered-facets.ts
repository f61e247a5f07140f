/** Which facets and values a list offers, from the numbers of products that have them. */
import type { CountedFacet, FacetName, FacetValue } from './product-index.ts';

export interface IndexedFacet extends FacetName {
  /** Its values' numbers; no values unique to a product. */
  readonly values: readonly number[];
}

export interface FacetNames {
  /** In the order in which they were first read. */
  readonly facets: readonly IndexedFacet[];
  /** By number. */
  readonly values: readonly FacetValue[];
}

/** A facet with this many values identifies single products, like a serial number. */
export const tooManyValues = 10_000;

/** More facets, or more values of one, are not offered. */
const mostFacets = 12;
const mostValues = 60;

/** By which the trade chooses its goods, in this order; materials, lengths and the like come after them. */
const ofTheTrade = (
  'tensao voltagem voltaje potencia potencia-maxima mandril encaixe bateria diametro bitola secao corrente polos ' +
  'soquete rosca grao tamanho capacidade vazao pressao torque'
).split(' ');

/** A facet that a smaller part of a list's goods has says nothing of the others. */
const leastShare = 0.1;

/** Numbers of products by a value's number. */
type ByValue = ArrayLike<number>;

export interface ValueCounts {
  /** How many products there are with no filter but the list's place. */
  readonly size: number;
  /** Of those. */
  readonly inScope: ByValue;
  /** With all filters. */
  readonly counts: ByValue;
  /** The numbers of the chosen values, by their facet's slug. */
  readonly chosen: ReadonlyMap<string, readonly number[]>;
  /** With all filters but a chosen facet's own. */
  readonly without: (facet: string) => ByValue;
}

/** The numbers of a facet's values; none for what no product has. */
export function valuesNamed(
  { facets, values }: FacetNames,
  slug: string,
  valueSlugs: readonly string[],
): number[] {
  const facet = facets.find((one) => one.slug === slug);
  return facet?.values.filter((value) => valueSlugs.includes(values[value]?.slug ?? '')) ?? [];
}

function placeOf({ slug }: FacetName): number {
  const place = ofTheTrade.indexOf(slug);
  return place < 0 ? ofTheTrade.length : place;
}

/**
 * Those by which the trade chooses come first, then those that tell most products of the list's place apart, whatever
 * is chosen.
 */
export function offeredFacets(
  names: FacetNames,
  { size, inScope, counts, chosen, without }: ValueCounts,
): CountedFacet[] {
  const least = Math.max(2, size * leastShare);
  const offered = names.facets.flatMap((facet) => {
    const those = facet.values.map((value) => inScope[value] ?? 0).filter((count) => count > 0);
    const covered = those.reduce((sum, count) => sum + count, 0);
    const told = covered - Math.max(0, ...those);
    const isChosen = chosen.has(facet.slug);
    return isChosen || (those.length > 1 && covered >= least) ? [{ facet, told, isChosen }] : [];
  });
  return offered
    .toSorted((a, b) => placeOf(a.facet) - placeOf(b.facet) || b.told - a.told)
    .filter(({ isChosen }, place) => isChosen || place < mostFacets)
    .flatMap(({ facet }) => {
      const own = chosen.get(facet.slug);
      const left = own ? without(facet.slug) : counts;
      const counted = facet.values
        .map((value) => ({
          value: names.values[value],
          count: left[value] ?? 0,
          isChosen: own?.includes(value) ?? false,
        }))
        .filter(({ count, isChosen }) => count > 0 || isChosen)
        .toSorted((a, b) => Number(b.isChosen) - Number(a.isChosen) || b.count - a.count)
        .slice(0, mostValues);
      if (counted.length < 2 && !own) return [];
      const values = counted.flatMap(({ value, count }) => (value ? [{ ...value, count }] : []));
      return [{ slug: facet.slug, names: facet.names, values }];
    });
}
