import type { listBrands } from '@ponte/contract/brands';
import type { Brand, CountedBrand } from '../entities/index.ts';
import type { Result } from '../result/index.ts';
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
    answer: ({ brandsAnswer }) => brandsAnswer,
    signal,
  } satisfies CallOf<typeof listBrands>);
}

/** Where products of brands are counted; everywhere without any. */
export interface BrandPlace {
  readonly categoryId?: number | undefined;
  readonly departmentId?: number | undefined;
  readonly text?: string;
}

/** `GET /api/public/brands`: the brands that have products there, sorted by name. */
export function fetchCountedBrands(
  api: Api,
  { categoryId, departmentId, text = '' }: BrandPlace,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<Result<readonly CountedBrand[]>> {
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
    answer: ({ countedBrandsAnswer }) => countedBrandsAnswer,
    signal,
  } satisfies CallOf<typeof listBrands>);
}
