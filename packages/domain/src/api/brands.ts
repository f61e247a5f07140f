import type { listBrands } from '@ponte/contract/brands';
import type { Brand, CountedBrand } from '../entities/index.ts';
import type { Result } from '../result/index.ts';
import type { Api } from './api.ts';
import type { CallOf } from './call.ts';
import { currencyParameterOf, langOf } from './parameters.ts';

/** The scope in which products of brands are counted; by default everything. */
export interface BrandPlace {
  readonly categoryId?: number | undefined;
  readonly departmentId?: number | undefined;
  readonly text?: string;
}

const requestOf = (api: Api, { categoryId, departmentId, text }: BrandPlace = {}) =>
  ({
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
  }) as const;

/** `GET /api/public/brands`: all brands. */
export function fetchBrands(
  api: Api,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<Result<readonly Brand[]>> {
  return api.request({
    ...requestOf(api),
    answer: ({ brandsAnswer }) => brandsAnswer,
    signal,
  } satisfies CallOf<typeof listBrands>);
}

/** `GET /api/public/brands`: the brands that have products there, sorted by name. */
export function fetchCountedBrands(
  api: Api,
  place: BrandPlace,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<Result<readonly CountedBrand[]>> {
  return api.request({
    ...requestOf(api, place),
    answer: ({ countedBrandsAnswer }) => countedBrandsAnswer,
    signal,
  } satisfies CallOf<typeof listBrands>);
}
