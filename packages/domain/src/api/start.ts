import type { StartData } from '../entities/index.ts';
import { startAnswer } from './answers.ts';
import type { Result } from './api-error.ts';
import type { Api } from './api.ts';
import { langOf } from './lang.ts';

interface Options {
  readonly signal?: AbortSignal;
}

/** `GET /api/public/start`: what every page needs, of what is in stock. */
export function fetchStart(api: Api, { signal }: Options = {}): Promise<Result<StartData>> {
  return api.request({
    method: 'GET',
    path: '/api/public/start',
    access: 'catalogue',
    query: { lang: langOf(api.locale), tem_estoque: '1' },
    answer: startAnswer,
    signal,
  });
}
