import type { findCityByCode, lookUpPostalCode } from '@ponte/contract/addresses';
import type { FoundCity, PostalAddress } from '../entities/index.ts';
import type { Result } from '../result/index.ts';
import type { Api } from './api.ts';
import type { CallOf } from './call.ts';
import { langOf } from './parameters.ts';
import type { SendOptions } from './send-options.ts';

/** `GET /ws/{cep}/json/`: null for an unknown postal code. */
export function fetchPostalAddress(
  api: Api,
  postalCode: string,
  { signal }: SendOptions = {},
): Promise<Result<PostalAddress | null>> {
  return api.request({
    method: 'GET',
    path: `/ws/${encodeURIComponent(postalCode)}/json/`,
    access: 'public',
    answer: ({ postalAddressAnswer }) => postalAddressAnswer,
    signal,
  } satisfies CallOf<typeof lookUpPostalCode>);
}

/** `POST /ecom/endereco/cidade-por-codigo`: a Brazilian city by its official code. */
export function fetchCityByCode(
  api: Api,
  code: string,
  { signal }: SendOptions = {},
): Promise<Result<FoundCity>> {
  return api.request({
    method: 'POST',
    path: '/ecom/endereco/cidade-por-codigo',
    access: 'public',
    query: { lang: langOf(api.locale) },
    body: { pais_id: 1, codigo: code },
    answer: ({ foundCityAnswer }) => foundCityAnswer,
    signal,
  } satisfies CallOf<typeof findCityByCode>);
}
