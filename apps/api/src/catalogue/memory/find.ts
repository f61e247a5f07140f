import type { ProductOrderField } from '@ponte/contract/products';
import type { OrderStep, ProductFilter, ProductRequest } from '../product-query.ts';
import {
  addBits,
  addSet,
  countBits,
  fillBits,
  hasBit,
  keepCommon,
  takeOut,
  type Bits,
} from './bits.ts';
import { pageOf } from './page-of.ts';
import type { Scratch } from './scratch.ts';
import { searchProducts, type SearchMatches } from './search.ts';
import type { ShownIn, Snapshot } from './snapshot.ts';

/** A page's product ids in order, and the number of products on all pages. */
export interface FoundProducts {
  readonly ids: readonly number[];
  readonly total: number;
}

/** The default order: in stock first, then newest first. */
const usual = stockThen('id', true);

/** The storefronts' sort orders (storefront.md §7). */
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

/** Computes the common orders before the first request needs them. */
export async function prepareOrders(snapshot: Snapshot): Promise<void> {
  for (const steps of common) {
    await snapshot.prepare(steps, { lang: 'pt', prices: 'kept' });
    await snapshot.prepare(steps, { lang: 'es', prices: 'taxed' });
  }
}

/**
 * The products of one page. An exact match of a searched code comes first. A text without letters
 * or digits, such as "???", finds nothing.
 */
export async function findProducts(
  snapshot: Snapshot,
  request: ProductRequest,
  shown: ShownIn,
): Promise<FoundProducts> {
  const { page, perPage } = request;
  const order = await snapshot.order(request.order.length === 0 ? usual : request.order, shown);
  return snapshot.scratch.use((scratch) => {
    const { sets, total } = setsOf(snapshot, request, scratch);
    const range = { skip: (page - 1) * perPage, limit: perPage };
    const products = pageOf(sets, order, range, scratch);
    return { ids: products.map((product) => snapshot.data.ids[product] ?? 0), total };
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
    const all = scratch.take();
    for (const set of setsOf(snapshot, { filter, order: [] }, scratch).sets) addSet(all, set);
    const counts = new Map<number, number>();
    for (const [brand, members] of snapshot.data.brands) {
      let count = 0;
      for (const product of members) if (hasBit(all, product)) count += 1;
      if (count > 0) counts.set(brand, count);
    }
    return counts;
  });
}

/** Groups of results in order, each sorted alike, and the total count. */
interface FoundSets {
  /** Lazy: the first sets often fill the page. */
  readonly sets: Iterable<Bits>;
  readonly total: number;
}

function setsOf(
  snapshot: Snapshot,
  { filter, order }: Pick<ProductRequest, 'filter' | 'order'>,
  scratch: Scratch,
): FoundSets {
  const { data, size } = snapshot;
  if (filter.text === undefined) {
    const all = scratch.take();
    fillBits(all, size);
    keepPassing({ data }, all, filter, scratch);
    return { sets: [all], total: countBits(all) };
  }
  const found = searchProducts(snapshot, filter.text, scratch);
  if (!found) return { sets: [], total: 0 };
  const code = scratch.take();
  addBits(code, found.code);
  takeOut(found.matching, code);
  keepPassing({ data }, found.matching, filter, scratch);
  keepPassing({ data }, code, filter, scratch);
  const total = countBits(code) + countBits(found.matching);
  if (order.length > 0) return { sets: [code, found.matching], total };
  return { sets: usualSets({ data }, code, found, scratch), total };
}

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

/** Relevance: in stock first; within that, names that begin with the first word first. */
function* usualSets(
  { data: { inStock } }: Pick<Snapshot, 'data'>,
  code: Bits,
  { matching, beginning }: SearchMatches,
  scratch: Scratch,
): Generator<Bits> {
  yield code;
  for (const stock of [keepCommon, takeOut]) {
    for (const begins of [keepCommon, takeOut]) {
      const set = scratch.take();
      set.set(matching);
      stock(set, inStock);
      begins(set, beginning);
      yield set;
    }
  }
}
