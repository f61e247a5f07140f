/* Not with the other calls for products, which stand in the first load of every page. */
import type { getRelatedProducts } from '@ponte/contract/products';
import type { RelatedProducts } from '../entities/index.ts';
import type { Result } from '../result/index.ts';
import type { Api } from './api.ts';
import type { CallOf } from './call.ts';
import { currencyParameterOf, productLangOf } from './parameters.ts';

/** `GET /api/public/products/{slugOrId}/related`: what stands beside one product. */
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
