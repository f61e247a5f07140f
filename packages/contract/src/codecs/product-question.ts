import type { ListBrandsQuery } from '../brands.ts';
import type { ProductOrder, ProductScope, ProductQuestion, BrandPlace } from '../entities/index.ts';
import type { ListFacetsQuery, ListProductsQuery, ProductOrderField } from '../products.ts';

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
