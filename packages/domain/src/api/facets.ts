import type { listFacets } from '@ponte/contract/products';
import type { ListFacets } from '../entities/index.ts';
import type { Result } from '../result/index.ts';
import type { Api } from './api.ts';
import type { CallOf } from './call.ts';
import { scopeParameters, type ProductScope } from './products.ts';

/** `GET /api/public/products/facets`: what a list can be narrowed by. */
export function fetchFacets(
  api: Api,
  scope: ProductScope,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<Result<ListFacets>> {
  return api.request({
    method: 'GET',
    path: '/api/public/products/facets',
    access: 'public',
    query: scopeParameters(api, scope),
    answer: ({ facetsAnswer }) => facetsAnswer,
    signal,
  } satisfies CallOf<typeof listFacets>);
}
