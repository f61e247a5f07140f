import type { checkEmail, confirmEmail, register, RegisterBody } from '@ponte/contract/accounts';
import type { Result } from '../result/index.ts';
import type { Api } from './api.ts';
import type { CallOf } from './call.ts';
import { langOf } from './parameters.ts';
import { uploadTimeoutMs, type SendOptions } from './send-options.ts';

/** `POST /ecom/cliente/cadastrar/check-email`: `validation` of `email` when it is taken. */
export function askWhetherEmailIsFree(
  api: Api,
  email: string,
  { signal }: SendOptions = {},
): Promise<Result<null>> {
  return api.request({
    method: 'POST',
    path: '/ecom/cliente/cadastrar/check-email',
    access: 'public',
    query: { lang: langOf(api.locale) },
    body: { email },
    answer: ({ doneAnswer }) => doneAnswer,
    signal,
  } satisfies CallOf<typeof checkEmail>);
}

/** `POST /ecom/cliente/cadastrar`: a new customer, with both sides of the document. */
export function registerCustomer(
  api: Api,
  body: RegisterBody,
  { signal, onProgress }: SendOptions = {},
): Promise<Result<null>> {
  return api.request({
    method: 'POST',
    path: '/ecom/cliente/cadastrar',
    access: 'public',
    encoding: 'multipart',
    query: { lang: langOf(api.locale) },
    body,
    answer: ({ doneAnswer }) => doneAnswer,
    timeoutMs: uploadTimeoutMs,
    signal,
    onProgress,
  } satisfies CallOf<typeof register>);
}

/**
 * `POST /ecom/cliente/confirmar-email/{uid}/{token}`: `notFound` for an invalid or expired link.
 */
export function confirmEmailAddress(
  api: Api,
  { uid, token }: { readonly uid: string; readonly token: string },
  { signal }: SendOptions = {},
): Promise<Result<null>> {
  return api.request({
    method: 'POST',
    path: `/ecom/cliente/confirmar-email/${encodeURIComponent(uid)}/${encodeURIComponent(token)}`,
    access: 'public',
    query: { lang: langOf(api.locale) },
    answer: ({ doneAnswer }) => doneAnswer,
    signal,
  } satisfies CallOf<typeof confirmEmail>);
}
