/** Finds the products of a page in memory. */
import type { ProductOrderField } from '@ponte/contract/products';
import type { Lang } from '@ponte/contract/wire';
import type { OrderStep, ProductFilter, ProductRequest } from '../product-query.ts';
import { addBits, countBits, fillBits, hasBit, keepCommon, membersOf, takeOut } from './bits.ts';
import type { Bits } from './bits.ts';
import type { Order } from './orders.ts';
import type { Scratch } from './scratch.ts';
import { searchProducts, type SearchMatches } from './search.ts';
import type { Snapshot } from './snapshot.ts';

/** The ids of a page's products in order, and how many products there are on all pages. */
export interface FoundProducts {
  readonly ids: readonly number[];
  readonly total: number;
}

/** Newest first, what is in stock before the rest: the order when none is asked for. */
const usual = stockThen('id', true);

/** What the storefronts ask for (storefront.md §7). */
const common = [
  usual,
  stockThen('valor_venda', false),
  stockThen('valor_venda', true),
  stockThen('nome', false),
  stockThen('nome', true),
];

function stockThen(field: ProductOrderField, descending: boolean): readonly OrderStep[] {
  return [
    { field: 'tem_estoque', descending: true },
    { field, descending },
  ];
}

/** Works the usual orders out, so that no shopper waits for them. */
export async function prepareOrders(snapshot: Snapshot): Promise<void> {
  for (const steps of common) {
    for (const lang of ['pt', 'es'] as const) await snapshot.order(steps, lang);
  }
}

/**
 * The products of one page. A product whose very code is searched comes before all others. A text
 * without a letter or digit, such as "???", finds nothing rather than everything.
 */
export async function findProducts(
  snapshot: Snapshot,
  request: ProductRequest,
  lang: Lang,
): Promise<FoundProducts> {
  const { page, perPage } = request;
  const order = await snapshot.order(request.order.length === 0 ? usual : request.order, lang);
  const { products, total } = snapshot.scratch.use((scratch) => {
    const sets = setsOf(snapshot, request, scratch);
    return pageOf(sets, order, { skip: (page - 1) * perPage, limit: perPage });
  });
  return { ids: products.map((product) => snapshot.data.ids[product] ?? 0), total };
}

/** How many products pass a filter; its text is not looked at. */
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

/** The sets whose products come one after another, each sorted alike. */
function setsOf(
  { data, size }: Snapshot,
  { filter, order }: ProductRequest,
  scratch: Scratch,
): Bits[] {
  if (filter.text === undefined) {
    const all = scratch.take();
    fillBits(all, size);
    keepPassing({ data }, all, filter, scratch);
    return [all];
  }
  const found = searchProducts(data, filter.text, scratch);
  if (!found) return [];
  const code = scratch.take();
  addBits(code, found.code);
  takeOut(found.matching, code);
  keepPassing({ data }, found.matching, filter, scratch);
  keepPassing({ data }, code, filter, scratch);
  if (order.length > 0) return [code, found.matching];
  return [code, ...usualSets({ data }, found, scratch)];
}

/** Takes out of a set what does not pass a filter. */
function keepPassing(
  { data }: Pick<Snapshot, 'data'>,
  set: Bits,
  { categoryId, departmentId, brandIds, inStockOnly }: ProductFilter,
  scratch: Scratch,
): void {
  const keep = (groups: ReadonlyMap<number, Uint32Array>, ids: readonly number[]): void =>
    scratch.use((sets) => {
      const members = sets.take();
      for (const id of ids) addBits(members, groups.get(id) ?? new Uint32Array());
      keepCommon(set, members);
    });
  if (categoryId !== undefined) keep(data.categories, [categoryId]);
  if (departmentId !== undefined) keep(data.departments, [departmentId]);
  if (brandIds !== undefined) keep(data.brands, brandIds);
  if (inStockOnly) keepCommon(set, data.inStock);
}

/**
 * What a search finds when no order is asked for: in stock before the rest, and in each names that
 * begin with the first word before those that only hold it.
 */
function usualSets(
  { data: { inStock } }: Pick<Snapshot, 'data'>,
  { matching, beginning }: SearchMatches,
  scratch: Scratch,
): Bits[] {
  const part = (stock: typeof keepCommon, begins: typeof keepCommon): Bits => {
    const set = scratch.take();
    set.set(matching);
    stock(set, inStock);
    begins(set, beginning);
    return set;
  };
  return [
    part(keepCommon, keepCommon),
    part(keepCommon, takeOut),
    part(takeOut, keepCommon),
    part(takeOut, takeOut),
  ];
}

/** What of all is on the page. */
interface Range {
  readonly skip: number;
  readonly limit: number;
}

function pageOf(sets: readonly Bits[], order: Order, { skip, limit }: Range) {
  const products: number[] = [];
  let total = 0;
  for (const set of sets) {
    const count = countBits(set);
    const range = { skip: Math.max(0, skip - total), limit: limit - products.length };
    if (range.limit > 0 && range.skip < count) products.push(...pick(set, count, order, range));
    total += count;
  }
  return { products, total };
}

/** Sets with fewer members than one in so many products are sorted; others are met soon enough. */
const rare = 32;

/** Some members of a set, in order. */
function pick(set: Bits, count: number, { sorted, place }: Order, { skip, limit }: Range) {
  if (count * rare < sorted.length) {
    const places = membersOf(set, count);
    for (let at = 0; at < count; at += 1) places[at] = place[places[at] ?? 0] ?? 0;
    return Array.from(places.sort().subarray(skip, skip + limit), (at) => sorted[at] ?? 0);
  }
  const found: number[] = [];
  let passed = 0;
  for (let at = 0; at < sorted.length && found.length < limit; at += 1) {
    const product = sorted[at] ?? 0;
    if (!hasBit(set, product)) continue;
    if (passed >= skip) found.push(product);
    passed += 1;
  }
  return found;
}
