import type { listSuggestions } from '@ponte/contract/suggestions';
import type { SearchSuggestions } from '../entities/index.ts';
import type { Result } from '../result/index.ts';
import type { Api } from './api.ts';
import type { CallOf } from './call.ts';
import { currencyParameterOf, productLangOf } from './parameters.ts';

/**
 * `GET /api/public/suggestions`: what a text may mean, or what is popular without one. A store may
 * not have the call (`notFound`).
 */
export function fetchSuggestions(
  api: Api,
  text: string,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<Result<SearchSuggestions>> {
  return api.request({
    method: 'GET',
    path: '/api/public/suggestions',
    access: 'public',
    query: {
      text: text === '' ? undefined : text,
      lang: productLangOf(api.locale),
      moeda_id: currencyParameterOf(api.currency),
    },
    answer: ({ suggestionsAnswer }) => suggestionsAnswer,
    signal,
  } satisfies CallOf<typeof listSuggestions>);
}
