import type { getStart } from '@ponte/contract/start';
import type { StartData } from '../entities/index.ts';
import type { Result } from '../result/index.ts';
import type { Api } from './api.ts';
import type { CallOf } from './call.ts';
import { currencyParameterOf, langOf } from './parameters.ts';

interface Options {
  readonly signal?: AbortSignal;
}

/** `GET /api/public/start`: what every page needs, of what is in stock. */
export function fetchStart(api: Api, { signal }: Options = {}): Promise<Result<StartData>> {
  return api.request({
    method: 'GET',
    path: '/api/public/start',
    access: 'public',
    query: {
      lang: langOf(api.locale),
      tem_estoque: '1',
      moeda_id: currencyParameterOf(api.currency),
    },
    answer: ({ startAnswer }) => startAnswer,
    signal,
  } satisfies CallOf<typeof getStart>);
}
