import type { getProductDetails, listProducts, ProductOrderField } from '@ponte/contract/products';
import type { ProductDetails, ProductSlice } from '../entities/index.ts';
import type { Result } from '../result/index.ts';
import type { Api } from './api.ts';
import type { CallOf } from './call.ts';
import { currencyParameterOf, productLangOf } from './parameters.ts';

export type ProductOrder = 'id' | 'name' | 'price';

export interface ProductQuestion {
  readonly page?: number;
  readonly perPage: number;
  /** Without one the store decides: a text's results come by relevance (decision 44). */
  readonly orderBy?: ProductOrder;
  readonly direction?: 'asc' | 'desc';
  /** In stock before all others, within the order asked for. */
  readonly inStockFirst?: boolean;
  readonly categoryId?: number | undefined;
  readonly departmentId?: number | undefined;
  readonly brandId?: number | undefined;
  readonly brandIds?: readonly number[];
  /** Searches the whole catalogue, including what is out of stock. */
  readonly text?: string;
}

interface Options {
  readonly signal?: AbortSignal;
}

const wireField = {
  id: 'id',
  name: 'nome',
  price: 'valor_venda',
} as const satisfies Record<ProductOrder, ProductOrderField>;

/** `GET /api/public/products`: a page of products. */
export function fetchProducts(
  api: Api,
  question: ProductQuestion,
  { signal }: Options = {},
): Promise<Result<ProductSlice>> {
  const { orderBy, direction = 'asc', inStockFirst, text = '', brandIds = [] } = question;
  const field = orderBy && wireField[orderBy];
  return api.request({
    method: 'GET',
    path: '/api/public/products',
    access: 'public',
    query: {
      per_page: String(question.perPage),
      page: question.page === undefined ? undefined : String(question.page),
      order_by: field && (inStockFirst ? `tem_estoque,${field}` : field),
      order: field && (inStockFirst ? `desc,${direction}` : direction),
      category_id: question.categoryId?.toString(),
      department_id: question.departmentId?.toString(),
      brand_id: question.brandId?.toString(),
      brands_ids: brandIds.length > 0 ? brandIds.join(',') : undefined,
      text: text === '' ? undefined : text,
      all_products: text === '' ? undefined : '1',
      lang: productLangOf(api.locale),
      moeda_id: currencyParameterOf(api.currency),
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
