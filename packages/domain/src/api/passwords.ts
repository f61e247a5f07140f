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
import { doneAnswer } from './customer-answers.ts';
import { langOf } from './parameters.ts';
import type { SendOptions } from './send-options.ts';

/** `POST /ecom/cliente/recuperar-senha`. An unknown address is answered as a known one. */
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
    answer: doneAnswer,
    signal,
  } satisfies CallOf<typeof recoverPassword>);
}

/** `POST /ecom/cliente/trocar-senha/verificar`: whether the link of a mail is still good. */
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
    answer: doneAnswer,
    signal,
  } satisfies CallOf<typeof checkResetLink>);
}

/** `POST /ecom/cliente/trocar-senha`: a new password by the link of a mail. */
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
    answer: doneAnswer,
    signal,
  } satisfies CallOf<typeof resetPassword>);
}

/** `POST /ecom/cliente/trocar-senha-l`: a new password for who knows the present one. */
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
    answer: doneAnswer,
    signal,
  } satisfies CallOf<typeof changePassword>);
}
