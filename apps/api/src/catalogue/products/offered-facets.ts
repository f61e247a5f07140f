/** Which facets and values a list offers, from the numbers of products that have them. */
import { isRange, rangeOf } from './measure-ranges.ts';
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

/** A facet with more values in a list offers ranges of its measures instead. */
const mostSingle = 12;

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

function isRangeIn({ values }: FacetNames, number: number): boolean {
  const value = values[number];
  return value !== undefined && isRange(value);
}

/** Either ranges, and what is in none, or single values. */
function isOffered(value: FacetValue, inRanges: boolean): boolean {
  return inRanges ? isRange(value) || rangeOf(value) === undefined : !isRange(value);
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
    const present = facet.values.filter((value) => (inScope[value] ?? 0) > 0);
    const single = present.filter((value) => !isRangeIn(names, value));
    const those = single.map((value) => inScope[value] ?? 0);
    const covered = those.reduce((sum, count) => sum + count, 0);
    const told = covered - Math.max(0, ...those);
    const isChosen = chosen.has(facet.slug);
    const inRanges = single.length > mostSingle && present.length - single.length > 1;
    return isChosen || (those.length > 1 && covered >= least)
      ? [{ facet, told, isChosen, inRanges }]
      : [];
  });
  return offered
    .toSorted((a, b) => placeOf(a.facet) - placeOf(b.facet) || b.told - a.told)
    .filter(({ isChosen }, place) => isChosen || place < mostFacets)
    .flatMap(({ facet, inRanges }) => {
      const own = chosen.get(facet.slug);
      const left = own ? without(facet.slug) : counts;
      const counted = facet.values
        .map((value) => ({
          value: names.values[value],
          count: left[value] ?? 0,
          isChosen: own?.includes(value) ?? false,
        }))
        .filter(
          ({ value, count, isChosen }) =>
            isChosen || (count > 0 && value !== undefined && isOffered(value, inRanges)),
        )
        .toSorted((a, b) => Number(b.isChosen) - Number(a.isChosen) || b.count - a.count)
        .slice(0, mostValues);
      if (counted.length < 2 && !own) return [];
      const values = counted.flatMap(({ value, count }) => (value ? [{ ...value, count }] : []));
      return [{ slug: facet.slug, names: facet.names, values }];
    });
}
