import type { Brand } from '../entities/index.ts';
import { brandsAnswer } from './answers.ts';
import type { Result } from './api-error.ts';
import type { Api } from './api.ts';
import { langOf } from './lang.ts';

/** `GET /api/public/brands`: all brands. */
export function fetchBrands(
  api: Api,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<Result<readonly Brand[]>> {
  return api.request({
    method: 'GET',
    path: '/api/public/brands',
    access: 'catalogue',
    query: { lang: langOf(api.locale) },
    answer: brandsAnswer,
    signal,
  });
}
