import type { listTeam } from '@ponte/contract/team';
import type { TeamMember } from '../entities/index.ts';
import type { Result } from '../result/index.ts';
import type { Api } from './api.ts';
import type { CallOf } from './call.ts';
import { currencyParameterOf, langOf } from './parameters.ts';

/** `GET /api/public/team`: the sales team. */
export function fetchTeam(
  api: Api,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<Result<readonly TeamMember[]>> {
  return api.request({
    method: 'GET',
    path: '/api/public/team',
    access: 'public',
    query: { lang: langOf(api.locale), moeda_id: currencyParameterOf(api.currency) },
    answer: ({ teamAnswer }) => teamAnswer,
    signal,
  } satisfies CallOf<typeof listTeam>);
}
