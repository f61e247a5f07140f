import type { listBrands } from '@ponte/contract/brands';
import type { Brand, BrandCount } from '../entities/index.ts';
import type { Result } from '../result/index.ts';
import { brandCountsAnswer, brandsAnswer } from './answers.ts';
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

/** Where products of brands are counted; everywhere without any. */
export interface BrandPlace {
  readonly categoryId?: number | undefined;
  readonly departmentId?: number | undefined;
  readonly text?: string;
}

/** `GET /api/public/brands`: how many products each brand has there; null where the store does not count. */
export function fetchBrandCounts(
  api: Api,
  { categoryId, departmentId, text = '' }: BrandPlace,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<Result<readonly BrandCount[] | null>> {
  return api.request({
    method: 'GET',
    path: '/api/public/brands',
    access: 'public',
    query: {
      category_id: categoryId?.toString(),
      department_id: departmentId?.toString(),
      text: text === '' ? undefined : text,
      lang: langOf(api.locale),
      moeda_id: currencyParameterOf(api.currency),
    },
    answer: brandCountsAnswer,
    signal,
  } satisfies CallOf<typeof listBrands>);
}
