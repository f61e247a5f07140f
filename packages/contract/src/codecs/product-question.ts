import type { ListBrandsQuery } from '../brands.ts';
import type { ListFacetsQuery, ListProductsQuery, ProductOrderField } from '../products.ts';

export type ProductOrder = 'id' | 'name' | 'price';

/** The products that are asked about. */
export interface ProductScope {
  readonly categoryId?: number | undefined;
  readonly departmentId?: number | undefined;
  readonly brandId?: number | undefined;
  readonly brandIds?: readonly number[];
  /** Values of facets as `facet:value`; those of a facet stand together. */
  readonly facets?: readonly string[];
  /** Inclusive decimal texts in the visitor's currency. */
  readonly priceFrom?: string | null;
  readonly priceTo?: string | null;
  readonly inStockOnly?: boolean;
  /** Searches the whole catalogue, including what is out of stock. */
  readonly text?: string;
}

export interface ProductQuestion extends ProductScope {
  readonly page?: number;
  readonly perPage: number;
  /** Without one the store decides: a text's results come by relevance (decision 44). */
  readonly orderBy?: ProductOrder;
  readonly direction?: 'asc' | 'desc';
  /** In stock before all others, within the order asked for. */
  readonly inStockFirst?: boolean;
}

/** Where products of brands are counted; everywhere without any. */
export interface BrandPlace {
  readonly categoryId?: number | undefined;
  readonly departmentId?: number | undefined;
  readonly text?: string;
}

const wireField = {
  id: 'id',
  name: 'nome',
  price: 'valor_venda',
} as const satisfies Record<ProductOrder, ProductOrderField>;

/** Undefined values are not sent. */
type Query<T> = { readonly [K in keyof T]: T[K] | undefined };

export function scopeQueryOf(scope: ProductScope): Query<ListFacetsQuery> {
  const { text = '', brandIds = [], facets = [], inStockOnly = false } = scope;
  return {
    category_id: scope.categoryId?.toString(),
    department_id: scope.departmentId?.toString(),
    brand_id: scope.brandId?.toString(),
    brands_ids: brandIds.length > 0 ? brandIds.join(',') : undefined,
    filtros: facets.length > 0 ? facetsParameter(facets) : undefined,
    preco_min: scope.priceFrom ?? undefined,
    preco_max: scope.priceTo ?? undefined,
    tem_estoque: inStockOnly ? '1' : undefined,
    text: text === '' ? undefined : text,
    all_products: text === '' || inStockOnly ? undefined : '1',
  };
}

/** `tensao:127-v,220-v;uso:casa` of `tensao:127-v`, `tensao:220-v` and `uso:casa`. */
function facetsParameter(facets: readonly string[]): string {
  return facets
    .map((part, index) => {
      const start = part.slice(0, part.indexOf(':') + 1);
      if (facets[index - 1]?.startsWith(start)) return `,${part.slice(start.length)}`;
      return index === 0 ? part : `;${part}`;
    })
    .join('');
}

export function productQueryOf(question: ProductQuestion): Query<ListProductsQuery> {
  const { orderBy, direction = 'asc', inStockFirst } = question;
  const field = orderBy && wireField[orderBy];
  return {
    per_page: String(question.perPage),
    page: question.page?.toString(),
    order_by: field && (inStockFirst ? `tem_estoque,${field}` : field),
    order: field && (inStockFirst ? `desc,${direction}` : direction),
    ...scopeQueryOf(question),
  };
}

export function brandQueryOf({
  categoryId,
  departmentId,
  text,
}: BrandPlace): Query<ListBrandsQuery> {
  return {
    category_id: categoryId?.toString(),
    department_id: departmentId?.toString(),
    text: text === '' ? undefined : text,
  };
}
