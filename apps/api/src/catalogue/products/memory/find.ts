import type { Lang } from '@ponte/contract/wire';
import type { FacetCounts, FoundProducts, GroupCounts, NamedAlike } from '../product-index.ts';
import type { OrderField, OrderStep } from '../product-query.ts';
import type { Reading } from '../text/query.ts';
import { addBit, addBits, countBits, fillBits, keepCommon, membersOf, type Bits } from './bits.ts';
import { countAllGroups, countFacets } from './count-facets.ts';
import { activeFilters, type RankedFilter, type RankedRequest } from './filters.ts';
import { pageOf } from './page-of.ts';
import { bestScore, places } from './places.ts';
import { exactly, membersIn, productOf } from './postings.ts';
import type { Numbers, Scratch } from './scratch.ts';
import { searchProducts, wordScores } from './search.ts';
import type { SortedIn, Snapshot } from './snapshot.ts';

/** The default order: in stock first, then newest first. */
export const usual = stockThen('id', true);

/** What decides between products that fit a search alike: stock, pieces sold, newest. */
export const lastWord = stockThen('sold', true);

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
  { filter, order, page, perPage }: RankedRequest,
  shown: SortedIn,
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
  { departmentId, name, lang }: NamedAlike,
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

/** How many products each group has of those that a filter leaves. */
export function countGroups(
  snapshot: Snapshot,
  filter: RankedFilter,
  lang: Lang = 'pt',
): GroupCounts {
  return snapshot.scratch.use((scratch) => {
    const all = passing(snapshot, filter, lang, scratch)?.matching ?? scratch.take();
    return countAllGroups(snapshot, all, scratch);
  });
}

/** Products that were sold, those in stock first and of them the most often sold. */
export async function findMostSold(snapshot: Snapshot, limit: number): Promise<readonly number[]> {
  const { sorted } = await snapshot.order(lastWord, { lang: 'pt', prices: 'kept' });
  const { ids, ranks } = snapshot.data;
  return Array.from(sorted.subarray(0, limit))
    .filter((product) => (ranks.sold[product] ?? 0) > 0)
    .map((product) => ids[product] ?? 0);
}

/** The product that has a key in the best place. */
export function findNamed({ data }: Snapshot, key: string, lang: Lang): number | undefined {
  let best: { readonly product: number; readonly place: number } | undefined;
  for (const member of membersIn(data.words, exactly(data.words, key))) {
    const [pt, es] = [(member >>> 4) & 0x0f, member & 0x0f];
    const place = lang === 'es' ? es * 16 + pt : pt * 16 + es;
    if (!best || place > best.place) best = { product: productOf(member), place };
    if (place >= places.nameFirst * 16) break;
  }
  return best && data.ids[best.product];
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
  filter: RankedFilter,
  { lang, prices }: SortedIn,
): FacetCounts | undefined {
  return snapshot.scratch.use((scratch) => {
    const found = searched(snapshot, filter, lang, scratch);
    return found && countFacets(snapshot, filter, found.matching, prices, scratch);
  });
}

/** The products that a filter leaves; undefined for a text that has nothing to search. */
function passing(
  snapshot: Snapshot,
  filter: RankedFilter,
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
  filter: RankedFilter,
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
  filter: RankedFilter,
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
