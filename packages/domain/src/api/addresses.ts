import type {
  createAddress,
  CreateAddressBody,
  deleteAddress,
  setMainAddress,
} from '@ponte/contract/addresses';
import type { Address } from '../entities/index.ts';
import type { Result } from '../result/index.ts';
import type { Api } from './api.ts';
import type { CallOf } from './call.ts';
import { langOf } from './parameters.ts';
import type { SendOptions } from './send-options.ts';

/** `POST /ecom/cliente/address`. */
export function addAddress(
  api: Api,
  body: CreateAddressBody,
  { signal }: SendOptions = {},
): Promise<Result<Address>> {
  return api.request({
    method: 'POST',
    path: '/ecom/cliente/address',
    access: 'bearer',
    query: { lang: langOf(api.locale) },
    body,
    answer: ({ addressAnswer }) => addressAnswer,
    signal,
  } satisfies CallOf<typeof createAddress>);
}

/** `PUT /ecom/cliente/address/{id}`: the store keeps it, inactive, for the orders that went there. */
export function removeAddress(
  api: Api,
  { id, name }: Pick<Address, 'id' | 'name'>,
  { signal }: SendOptions = {},
): Promise<Result<null>> {
  return api.request({
    method: 'PUT',
    path: `/ecom/cliente/address/${id}`,
    access: 'bearer',
    query: { lang: langOf(api.locale) },
    body: { ativo: false, nome: name },
    answer: ({ doneAnswer }) => doneAnswer,
    signal,
  } satisfies CallOf<typeof deleteAddress>);
}

/** `PATCH /ecom/cliente/address/{id}/set-main`. */
export function makeAddressMain(
  api: Api,
  id: number,
  { signal }: SendOptions = {},
): Promise<Result<null>> {
  return api.request({
    method: 'PATCH',
    path: `/ecom/cliente/address/${id}/set-main`,
    access: 'bearer',
    query: { lang: langOf(api.locale) },
    answer: ({ doneAnswer }) => doneAnswer,
    signal,
  } satisfies CallOf<typeof setMainAddress>);
}
