import type { ListBrandsQuery } from '@ponte/contract/brands';
import type {
  ListFacetsQuery,
  ListProductsQuery,
  ProductOrderField,
} from '@ponte/contract/products';
import { productOrderFields } from '@ponte/contract/products';

/** What a list can be sorted by; by pieces sold only the server itself does. */
export type OrderField = ProductOrderField | 'sold';

export interface OrderStep {
  readonly field: OrderField;
  readonly descending: boolean;
}

/** Values of a facet, any of which a product must have. */
export interface ChosenFacet {
  /** Its slug. */
  readonly facet: string;
  /** Their slugs. */
  readonly values: readonly string[];
}

/** Decimal texts in the currency in which a list is shown, inclusive. */
export interface PriceBounds {
  readonly least?: string | undefined;
  readonly most?: string | undefined;
}

export interface ProductFilter {
  readonly categoryId?: number;
  readonly departmentId?: number;
  readonly brandIds?: readonly number[];
  readonly inStockOnly: boolean;
  readonly facets?: readonly ChosenFacet[];
  /** Products with a public price within bounds. */
  readonly price?: PriceBounds;
  readonly text?: string;
  /** Only products that have all words of the text as they are. */
  readonly isStrict?: boolean;
}

/** A filter that needs no currency. */
export type UnpricedFilter = Omit<ProductFilter, 'price'>;

export interface ProductRequest {
  readonly filter: ProductFilter;
  /** Empty for the server's own order. */
  readonly order: readonly OrderStep[];
  readonly page: number;
  readonly perPage: number;
}

/** A page of a list on a desktop (storefront.md §9). */
const defaultPerPage = 20;

/** The query parameters of storefront.md §7, checked by the contract's schema. */
export function readProductRequest(query: ListProductsQuery): ProductRequest {
  return {
    filter: readFilter(query),
    order: readOrder(query.order_by, query.order),
    page: Number(query.page ?? 1),
    perPage: Number(query.per_page ?? defaultPerPage),
  };
}

export function readPlace(query: ListBrandsQuery): UnpricedFilter {
  return readFilter(query);
}

export function readFilter(query: ListFacetsQuery): ProductFilter {
  const brandIds = (query.brands_ids ?? query.brand_id)?.split(',').map(Number);
  const text = query.text?.trim();
  const { preco_min: least, preco_max: most } = query;
  const isPriced = least !== undefined || most !== undefined;
  return {
    ...(query.category_id && { categoryId: Number(query.category_id) }),
    ...(query.department_id && { departmentId: Number(query.department_id) }),
    ...(brandIds && { brandIds: narrowedBrands(brandIds, query.brand_id) }),
    ...(text && { text }),
    inStockOnly: query.tem_estoque === '1' && query.all_products !== '1',
    ...(query.filtros && { facets: readFacets(query.filtros) }),
    ...(isPriced && { price: { least, most } }),
  };
}

/** A facet that is named twice has the values of both. */
function readFacets(text: string): ChosenFacet[] {
  const facets = new Map<string, string[]>();
  for (const part of text.split(';')) {
    const [facet = '', values = ''] = part.split(':');
    facets.set(facet, [...(facets.get(facet) ?? []), ...values.split(',')]);
  }
  return Array.from(facets, ([facet, values]) => ({ facet, values }));
}

/** Both brand parameters together are an intersection. */
function narrowedBrands(ids: readonly number[], brandId: string | undefined): number[] {
  return brandId ? ids.filter((id) => id === Number(brandId)) : [...new Set(ids)];
}

/** Pairs `order_by` with `order`; a missing direction repeats the last one. */
function readOrder(orderBy: string | undefined, order: string | undefined): OrderStep[] {
  if (!orderBy) return [];
  const directions = (order ?? 'asc').split(',');
  return orderBy.split(',').flatMap((name, index) => {
    const field = productOrderFields.find((known) => known === name);
    const direction = directions[Math.min(index, directions.length - 1)];
    return field ? [{ field, descending: direction === 'desc' }] : [];
  });
}
