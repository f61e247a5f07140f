/** Separate from the other calls for products, which are in the first load of every page. */
import type { getRelatedProducts } from '@ponte/contract/products';
import type { RelatedProducts } from '../entities/index.ts';
import type { Result } from '../result/index.ts';
import type { Api } from './api.ts';
import type { CallOf } from './call.ts';
import { currencyParameterOf, productLangOf } from './parameters.ts';

/** `GET /api/public/products/{slugOrId}/related`: the products related to one. */
export function fetchRelatedProducts(
  api: Api,
  slugOrId: string,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<Result<RelatedProducts>> {
  return api.request({
    method: 'GET',
    path: `/api/public/products/${encodeURIComponent(slugOrId)}/related`,
    access: 'public',
    query: {
      lang: productLangOf(api.locale),
      moeda_id: currencyParameterOf(api.currency),
    },
    answer: ({ relatedProductsAnswer }) => relatedProductsAnswer,
    signal,
  } satisfies CallOf<typeof getRelatedProducts>);
}
