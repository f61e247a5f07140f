import type { listBrands } from '@ponte/contract/brands';
import type { Brand } from '../entities/index.ts';
import type { Result } from '../result/index.ts';
import { brandsAnswer } from './answers.ts';
import type { Api } from './api.ts';
import type { CallOf } from './call.ts';
import { currencyParameterOf, langOf } from './parameters.ts';

/** `GET /api/public/brands`: all brands. */
export function fetchBrands(
  api: Api,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<Result<readonly Brand[]>> {
  return api.request({
    method: 'GET',
    path: '/api/public/brands',
    access: 'public',
    query: { lang: langOf(api.locale), moeda_id: currencyParameterOf(api.currency) },
    answer: brandsAnswer,
    signal,
  } satisfies CallOf<typeof listBrands>);
}
