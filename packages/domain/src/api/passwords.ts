import type {
  changePassword,
  ChangePasswordBody,
  checkResetLink,
  CheckResetLinkBody,
  recoverPassword,
  resetPassword,
  ResetPasswordBody,
} from '@ponte/contract/accounts';
import type { Result } from '../result/index.ts';
import type { Api } from './api.ts';
import type { CallOf } from './call.ts';
import { langOf } from './parameters.ts';
import type { SendOptions } from './send-options.ts';

/** `POST /ecom/cliente/recuperar-senha`. An unknown address gets the same answer. */
export function askForReset(
  api: Api,
  email: string,
  { signal }: SendOptions = {},
): Promise<Result<null>> {
  return api.request({
    method: 'POST',
    path: '/ecom/cliente/recuperar-senha',
    access: 'public',
    query: { lang: langOf(api.locale) },
    body: { email },
    answer: ({ doneAnswer }) => doneAnswer,
    signal,
  } satisfies CallOf<typeof recoverPassword>);
}

/** `POST /ecom/cliente/trocar-senha/verificar`: whether a reset link is valid. */
export function lookAtResetLink(
  api: Api,
  body: CheckResetLinkBody,
  { signal }: SendOptions = {},
): Promise<Result<null>> {
  return api.request({
    method: 'POST',
    path: '/ecom/cliente/trocar-senha/verificar',
    access: 'public',
    query: { lang: langOf(api.locale) },
    body,
    answer: ({ doneAnswer }) => doneAnswer,
    signal,
  } satisfies CallOf<typeof checkResetLink>);
}

/** `POST /ecom/cliente/trocar-senha`: sets a new password with a reset link. */
export function setNewPassword(
  api: Api,
  body: ResetPasswordBody,
  { signal }: SendOptions = {},
): Promise<Result<null>> {
  return api.request({
    method: 'POST',
    path: '/ecom/cliente/trocar-senha',
    access: 'public',
    query: { lang: langOf(api.locale) },
    body,
    answer: ({ doneAnswer }) => doneAnswer,
    signal,
  } satisfies CallOf<typeof resetPassword>);
}

/** `POST /ecom/cliente/trocar-senha-l`: changes the password of a signed-in customer. */
export function replacePassword(
  api: Api,
  body: ChangePasswordBody,
  { signal }: SendOptions = {},
): Promise<Result<null>> {
  return api.request({
    method: 'POST',
    path: '/ecom/cliente/trocar-senha-l',
    access: 'bearer',
    query: { lang: langOf(api.locale) },
    body,
    answer: ({ doneAnswer }) => doneAnswer,
    signal,
  } satisfies CallOf<typeof changePassword>);
}
