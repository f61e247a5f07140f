import type { subscribe } from '@ponte/contract/newsletter';
import type { Result } from '../result/index.ts';
import type { Api } from './api.ts';
import type { CallOf } from './call.ts';
import { langOf } from './parameters.ts';
import type { SendOptions } from './send-options.ts';

/**
 * `POST /api/public/contato-newsletter`. A known phone gets the same answer.
 * @param phone digits only
 */
export function leavePhoneForOffers(
  api: Api,
  phone: string,
  { signal }: SendOptions = {},
): Promise<Result<null>> {
  return api.request({
    method: 'POST',
    path: '/api/public/contato-newsletter',
    access: 'public',
    query: { lang: langOf(api.locale) },
    body: { celular: phone },
    answer: ({ doneAnswer }) => doneAnswer,
    signal,
  } satisfies CallOf<typeof subscribe>);
}
