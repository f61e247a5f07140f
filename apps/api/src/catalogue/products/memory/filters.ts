import { valuesNamed } from '../offered-facets.ts';
import type { ProductRequest, UnpricedFilter } from '../product-query.ts';
import { addBit, addBits, hasBit, type Bits } from './bits.ts';
import { holdersOf } from './facet-index.ts';
import type { PriceSpan } from './price-span.ts';
import type { Scratch } from './scratch.ts';
import type { SnapshotData } from './snapshot.ts';

/** What a list can be narrowed by; a facet by its slug. */
export type FilterName =
  | 'category'
  | 'department'
  | 'brand'
  | 'stock'
  | 'price'
  | `facet ${string}`;

/** A filter whose prices are known by their place among all prices. */
export interface RankedFilter extends UnpricedFilter {
  readonly price?: PriceSpan;
}

export interface RankedRequest extends Omit<ProductRequest, 'filter'> {
  readonly filter: RankedFilter;
}

export interface ActiveFilter {
  readonly name: FilterName;
  /** The products that pass. */
  readonly members: Bits;
}

/** The filters of a request but its text, each with the products that pass it. */
export function activeFilters(
  data: SnapshotData,
  filter: RankedFilter,
  scratch: Scratch,
): ActiveFilter[] {
  const active: ActiveFilter[] = [];
  const add = (name: FilterName, lists: Iterable<Uint32Array | undefined>): void => {
    const members = scratch.take();
    for (const list of lists) if (list) addBits(members, list);
    active.push({ name, members });
  };
  const { categoryId, departmentId, brandIds, inStockOnly, price, facets = [] } = filter;
  if (categoryId !== undefined) add('category', [data.categories.get(categoryId)]);
  if (departmentId !== undefined) add('department', [data.departments.get(departmentId)]);
  if (brandIds !== undefined)
    add(
      'brand',
      brandIds.map((id) => data.brands.get(id)),
    );
  if (inStockOnly) active.push({ name: 'stock', members: data.inStock });
  for (const { facet, values } of facets) {
    const numbers = valuesNamed(data.facets, facet, values);
    add(
      `facet ${facet}`,
      numbers.map((number) => holdersOf(data.facets, number)),
    );
  }
  if (price) {
    const ranks = data.prices[price.order] ?? data.prices.kept;
    const members = scratch.take();
    for (let product = 0; product < ranks.length; product += 1) {
      const rank = ranks[product] ?? 0;
      if (rank >= price.from && rank < price.to && hasBit(data.priced, product)) {
        addBit(members, product);
      }
    }
    active.push({ name: 'price', members });
  }
  return active;
}
