import type { Lang } from '@ponte/contract/wire';
import type { OrderField, OrderStep, ProductFilter, ProductRequest } from '../product-query.ts';
import {
  addBit,
  addBits,
  countBits,
  fillBits,
  hasBit,
  keepCommon,
  membersOf,
  type Bits,
} from './bits.ts';
import { countFacets, type FacetCounts } from './count-facets.ts';
import { activeFilters } from './filters.ts';
import { pageOf } from './page-of.ts';
import type { Numbers, Scratch } from './scratch.ts';
import { bestScore, searchProducts, wordScores, type Reading } from './search.ts';
import type { ShownIn, Snapshot } from './snapshot.ts';

/** A page's product ids in order, and the number of products on all pages. */
export interface FoundProducts {
  readonly ids: readonly number[];
  readonly total: number;
  /** Of the products with exactly the searched code. */
  readonly codeIds: readonly number[];
  /** How each part of a searched text was read; empty without one. */
  readonly readings: readonly Reading[];
}

/** The default order: in stock first, then newest first. */
const usual = stockThen('id', true);

/** What decides between products that fit a search alike: stock, pieces sold, newest. */
const lastWord = stockThen('sold', true);

/** The storefronts' sort orders (storefront.md §7). */
const common = [
  usual,
  lastWord,
  stockThen('valor_venda', false),
  stockThen('valor_venda', true),
  stockThen('nome', false),
  stockThen('nome', true),
];

function stockThen(field: OrderField, descending: boolean): readonly OrderStep[] {
  return [
    { field: 'tem_estoque', descending: true },
    { field, descending },
  ];
}

/** Computes the common orders before the first request needs them. */
export async function prepareOrders(snapshot: Snapshot): Promise<void> {
  for (const steps of common) {
    await snapshot.prepare(steps, { lang: 'pt', prices: 'kept' });
    await snapshot.prepare(steps, { lang: 'es', prices: 'taxed' });
  }
}

/**
 * The products of one page. An exact match of a searched code comes first. A text without letters
 * or digits, such as "???", finds nothing. Without an order, those that fit a searched text best
 * come first (decision 44).
 */
export async function findProducts(
  snapshot: Snapshot,
  { filter, order, page, perPage }: ProductRequest,
  shown: ShownIn,
): Promise<FoundProducts> {
  const isRanked = filter.text !== undefined && order.length === 0;
  const steps = isRanked ? lastWord : order.length > 0 ? order : usual;
  const sorted = await snapshot.order(steps, shown);
  return snapshot.scratch.use((scratch) => {
    const found = passing(snapshot, filter, shown.lang, scratch);
    if (!found) return { ids: [], total: 0, codeIds: [], readings: [] };
    const { matching, scores, readings, code } = found;
    const total = countBits(matching);
    const sets =
      scores === undefined
        ? [matching]
        : groupsByScore(matching, scores, isRanked ? 0 : codeScore, scratch);
    const range = { skip: (page - 1) * perPage, limit: perPage };
    const products = pageOf(sets, sorted, range, scratch);
    const idOf = (product: number) => snapshot.data.ids[product] ?? 0;
    return { ids: products.map(idOf), total, codeIds: Array.from(code, idOf), readings };
  });
}

/** Products of a department, those first whose names have most in common with a name. */
export async function findNamedAlike(
  snapshot: Snapshot,
  { departmentId, name, lang }: { departmentId: number; name: string; lang: Lang },
  limit: number,
): Promise<readonly number[]> {
  const sorted = await snapshot.order(lastWord, { lang, prices: 'kept' });
  return snapshot.scratch.use((scratch) => {
    const matching = scratch.take();
    addBits(matching, snapshot.data.departments.get(departmentId) ?? new Uint32Array());
    const scores = wordScores(snapshot, name, lang, scratch);
    const sets = groupsByScore(matching, scores, 0, scratch);
    const found = pageOf(sets, sorted, { skip: 0, limit }, scratch);
    return found.map((product) => snapshot.data.ids[product] ?? 0);
  });
}

/** Ignores the filter's text. */
export function countFiltered(
  { data, size, scratch }: Snapshot,
  filter: Omit<ProductFilter, 'text'>,
): number {
  return scratch.use((sets) => {
    const all = sets.take();
    fillBits(all, size);
    keepPassing({ data }, all, filter, sets);
    return countBits(all);
  });
}

/** Brands without products are omitted. */
export function countBrands(
  snapshot: Snapshot,
  filter: ProductFilter,
): ReadonlyMap<number, number> {
  return snapshot.scratch.use((scratch) => {
    // The language decides about the order, not about what is found.
    const all = passing(snapshot, filter, 'pt', scratch)?.matching ?? scratch.take();
    const counts = new Map<number, number>();
    for (const [brand, members] of snapshot.data.brands) {
      let count = 0;
      for (const product of members) if (hasBit(all, product)) count += 1;
      if (count > 0) counts.set(brand, count);
    }
    return counts;
  });
}

interface Passing {
  readonly matching: Bits;
  /** How well each fits the searched text. */
  readonly scores?: Numbers;
  /** Those with exactly the searched code. */
  readonly code: Iterable<number>;
  readonly readings: readonly Reading[];
}

/** What a list can be narrowed to; undefined for a text that has nothing to search. */
export function findFacets(
  snapshot: Snapshot,
  filter: ProductFilter,
  { lang, prices }: ShownIn,
): FacetCounts | undefined {
  return snapshot.scratch.use((scratch) => {
    const found = searched(snapshot, filter, lang, scratch);
    return found && countFacets(snapshot, filter, found.matching, prices, scratch);
  });
}

/** The products that a filter leaves; undefined for a text that has nothing to search. */
function passing(
  snapshot: Snapshot,
  filter: ProductFilter,
  lang: Lang,
  scratch: Scratch,
): Passing | undefined {
  const found = searched(snapshot, filter, lang, scratch);
  if (found) keepPassing(snapshot, found.matching, filter, scratch);
  return found;
}

/** All products, or those that a filter's text finds. */
function searched(
  snapshot: Snapshot,
  filter: ProductFilter,
  lang: Lang,
  scratch: Scratch,
): Passing | undefined {
  if (filter.text === undefined) {
    const matching = scratch.take();
    fillBits(matching, snapshot.size);
    return { matching, code: [], readings: [] };
  }
  const found = searchProducts(snapshot, filter.text, lang, scratch, filter.isStrict);
  if (!found) return undefined;
  const { matching, scores, code, readings } = found;
  for (const product of code) {
    addBit(matching, product);
    scores[product] = codeScore;
  }
  return { matching, scores, code, readings };
}

function keepPassing(
  { data }: Pick<Snapshot, 'data'>,
  set: Bits,
  filter: ProductFilter,
  scratch: Scratch,
): void {
  scratch.use((sets) => {
    for (const { members } of activeFilters(data, filter, sets)) keepCommon(set, members);
  });
}

/** A product of exactly the searched code fits best. */
const codeScore = bestScore + 1;

/**
 * Products of equal scores, the best first, in a set that holds them until the next is asked for.
 * Scores below `least` are all alike.
 */
function* groupsByScore(
  matching: Bits,
  scores: Numbers,
  least: number,
  scratch: Scratch,
): Generator<Bits> {
  const products = membersOf(matching);
  const ends = new Uint32Array(codeScore + 2);
  const rankOf = (product: number): number => codeScore - Math.max(scores[product] ?? 0, least - 1);
  for (const product of products) {
    const after = rankOf(product) + 1;
    ends[after] = (ends[after] ?? 0) + 1;
  }
  for (let rank = 1; rank < ends.length; rank += 1) {
    ends[rank] = (ends[rank] ?? 0) + (ends[rank - 1] ?? 0);
  }
  const next = ends.slice();
  const sorted = new Uint32Array(products.length);
  for (const product of products) {
    const rank = rankOf(product);
    sorted[next[rank] ?? 0] = product;
    next[rank] = (next[rank] ?? 0) + 1;
  }
  const set = scratch.take();
  for (let rank = 0; rank + 1 < ends.length; rank += 1) {
    const group = sorted.subarray(ends[rank], ends[rank + 1]);
    if (group.length === 0) continue;
    addBits(set.fill(0), group);
    yield set;
  }
}
