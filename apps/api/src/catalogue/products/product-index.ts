/** The port of the catalogue's index: what routes ask of it, whatever engine answers. */
import type { Lang } from '@ponte/contract/wire';
import type { Priced, Prices } from '../../platform/pricing/prices.ts';
import type { ProductFilter, ProductRequest, UnpricedFilter } from './product-query.ts';
import type { CompanionRule } from './text/companions.ts';
import type { Reading } from './text/query.ts';

/**
 * The products that lists and searches may show, at one moment. Hidden products are not among them,
 * and a hidden price is found and sorted as none.
 *
 * `docs/search.md` says which rules an index has to keep; `testing/product-index-conformance.ts`
 * checks them. All calls throw what the engine's driver throws.
 */
export interface ProductIndex {
  /** A shop's rules of what goods need. */
  readonly companions: readonly CompanionRule[];
  /** The ids of one page in order. */
  findPage(request: ProductRequest, shown: ShownIn): Promise<FoundProducts>;
  /** What a list can be narrowed to; undefined for a text that has nothing to search. */
  findFacets(filter: ProductFilter, shown: ShownIn): Promise<FacetCounts | undefined>;
  /**
   * How many products each category, department and brand has of those that a filter leaves.
   * @param lang of a filter's text, whose typos are those of a language; `pt` by default
   */
  countGroups(filter: UnpricedFilter, lang?: Lang): Promise<GroupCounts>;
  /** Products that were sold, those in stock first and of them the most often sold. */
  findMostSold(limit: number): Promise<readonly number[]>;
  /** Products of a department, those first whose names have most in common with a name. */
  findNamedAlike(question: NamedAlike, limit: number): Promise<readonly number[]>;
  /** The product that has a word's key in the best place of a language. */
  findNamed(key: string, lang: Lang): Promise<number | undefined>;
}

/** The index, and the catalogue's version that rows are cached by. */
export interface CurrentCatalogue {
  readonly index: ProductIndex;
  /** The last seen database version; the index may still be of the one before. */
  readonly version: string;
}

export type Catalogue = () => Promise<CurrentCatalogue>;

/** In which language and prices a list is shown, which decide about its order and bounds. */
export interface ShownIn {
  readonly lang: Lang;
  readonly prices: Prices;
}

export interface NamedAlike {
  readonly departmentId: number;
  readonly name: string;
  readonly lang: Lang;
}

/** A page's product ids in order, and the number of products on all pages. */
export interface FoundProducts {
  readonly ids: readonly number[];
  readonly total: number;
  /** Of the products with exactly the searched code. */
  readonly codeIds: readonly number[];
  /** How each part of a searched text was read; empty without one. */
  readonly readings: readonly Reading[];
}

/** Numbers of products by the group's id; a group without any may be missing. */
export interface GroupCounts {
  readonly categories: ReadonlyMap<number, number>;
  readonly departments: ReadonlyMap<number, number>;
  readonly brands: ReadonlyMap<number, number>;
}

export interface FacetName {
  readonly slug: string;
  /** As first written. */
  readonly names: Readonly<Record<Lang, string>>;
}

export interface FacetValue {
  readonly slug: string;
  /** The shortest of its spellings: `1/2"` for 12,7 mm, `20 W` for 20 W RMS. */
  readonly names: Readonly<Record<Lang, string>>;
  /** A measure in the first unit of its quantity, or a number; undefined for words. */
  readonly size: number | undefined;
}

export interface CountedValue extends FacetValue {
  readonly count: number;
}

export interface CountedFacet extends FacetName {
  /** Those that lead somewhere or are chosen, the most frequent first. */
  readonly values: readonly CountedValue[];
}

/**
 * What a list can be narrowed to, and how many products each choice leaves. What was chosen of a
 * group does not count against that group itself.
 */
export interface FacetCounts extends GroupCounts {
  readonly total: number;
  readonly inStock: number;
  /** The least and the most public price; undefined when no product has one. */
  readonly price: { readonly least: Priced; readonly most: Priced } | undefined;
  /** Those that tell most products apart come first, whatever is chosen. */
  readonly facets: readonly CountedFacet[];
}
