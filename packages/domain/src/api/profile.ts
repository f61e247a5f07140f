import type {
  changeEmail as changeEmailCall,
  correctEmail,
  CorrectEmailBody,
  resendConfirmation,
  updateProfile,
  UpdateProfileBody,
} from '@ponte/contract/accounts';
import type { Result } from '../result/index.ts';
import type { Api } from './api.ts';
import type { CallOf } from './call.ts';
import { langOf } from './parameters.ts';
import { uploadTimeoutMs, type SendOptions } from './send-options.ts';

/** `POST /ecom/cliente/update-profile`: name, phone, document and optionally its pictures. */
export function changeProfile(
  api: Api,
  body: UpdateProfileBody,
  { signal, onProgress }: SendOptions = {},
): Promise<Result<null>> {
  return api.request({
    method: 'POST',
    path: '/ecom/cliente/update-profile',
    access: 'bearer',
    encoding: 'multipart',
    query: { lang: langOf(api.locale) },
    body,
    answer: ({ doneAnswer }) => doneAnswer,
    timeoutMs: uploadTimeoutMs,
    signal,
    onProgress,
  } satisfies CallOf<typeof updateProfile>);
}

/** `POST /ecom/cliente/reenviar-email`: sends the confirmation mail again. */
export function askForConfirmationMail(
  api: Api,
  { signal }: SendOptions = {},
): Promise<Result<null>> {
  return api.request({
    method: 'POST',
    path: '/ecom/cliente/reenviar-email',
    access: 'bearer',
    query: { lang: langOf(api.locale) },
    answer: ({ doneAnswer }) => doneAnswer,
    signal,
  } satisfies CallOf<typeof resendConfirmation>);
}

/** `POST /ecom/cliente/corrigir-email`: replaces an unconfirmed address. */
export function replaceEmail(
  api: Api,
  body: CorrectEmailBody,
  { signal }: SendOptions = {},
): Promise<Result<null>> {
  return api.request({
    method: 'POST',
    path: '/ecom/cliente/corrigir-email',
    access: 'bearer',
    query: { lang: langOf(api.locale) },
    body,
    answer: ({ doneAnswer }) => doneAnswer,
    signal,
  } satisfies CallOf<typeof correctEmail>);
}

/** `POST /ecom/cliente/trocar-email`: asks for another address, which has to be confirmed. */
export function changeEmail(
  api: Api,
  body: CorrectEmailBody,
  { signal }: SendOptions = {},
): Promise<Result<null>> {
  return api.request({
    method: 'POST',
    path: '/ecom/cliente/trocar-email',
    access: 'bearer',
    query: { lang: langOf(api.locale) },
    body,
    answer: ({ doneAnswer }) => doneAnswer,
    signal,
  } satisfies CallOf<typeof changeEmailCall>);
}
