import type { getProductDetails, listProducts, ProductOrderField } from '@ponte/contract/products';
import type { ProductDetails, ProductSlice } from '../entities/index.ts';
import type { Result } from '../result/index.ts';
import type { Api } from './api.ts';
import type { CallOf } from './call.ts';
import { currencyParameterOf, productLangOf } from './parameters.ts';

export type ProductOrder = 'id' | 'name' | 'price';

/** The products that are asked about. */
export interface ProductScope {
  readonly categoryId?: number | undefined;
  readonly departmentId?: number | undefined;
  readonly brandId?: number | undefined;
  readonly brandIds?: readonly number[];
  /** Values of facets as `facet:value`; those of a facet stand together. */
  readonly facets?: readonly string[];
  /** Inclusive decimal texts in the API's currency. */
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

interface Options {
  readonly signal?: AbortSignal;
}

const wireField = {
  id: 'id',
  name: 'nome',
  price: 'valor_venda',
} as const satisfies Record<ProductOrder, ProductOrderField>;

/** The parameters of a scope, which all calls about lists share. */
export function scopeParameters(api: Api, scope: ProductScope) {
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
    lang: productLangOf(api.locale),
    moeda_id: currencyParameterOf(api.currency),
  } as const;
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

/** `GET /api/public/products`: a page of products. */
export function fetchProducts(
  api: Api,
  question: ProductQuestion,
  { signal }: Options = {},
): Promise<Result<ProductSlice>> {
  const { orderBy, direction = 'asc', inStockFirst } = question;
  const field = orderBy && wireField[orderBy];
  return api.request({
    method: 'GET',
    path: '/api/public/products',
    access: 'public',
    query: {
      per_page: String(question.perPage),
      page: question.page?.toString(),
      order_by: field && (inStockFirst ? `tem_estoque,${field}` : field),
      order: field && (inStockFirst ? `desc,${direction}` : direction),
      ...scopeParameters(api, question),
    },
    answer: ({ productSliceAnswer }) => productSliceAnswer,
    signal,
  } satisfies CallOf<typeof listProducts>);
}

/** `GET /api/public/products/{slugOrId}/details`: everything about one product. */
export function fetchProductDetails(
  api: Api,
  slugOrId: string,
  { signal }: Options = {},
): Promise<Result<ProductDetails>> {
  return api.request({
    method: 'GET',
    path: `/api/public/products/${encodeURIComponent(slugOrId)}/details`,
    access: 'public',
    query: {
      lang: productLangOf(api.locale),
      moeda_id: currencyParameterOf(api.currency),
    },
    answer: ({ productDetailsAnswer }) => productDetailsAnswer,
    signal,
  } satisfies CallOf<typeof getProductDetails>);
}
