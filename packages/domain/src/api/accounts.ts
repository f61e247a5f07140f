import type { getMe, login, logout } from '@ponte/contract/accounts';
import type { CustomerProfile, OpenedSession } from '../entities/index.ts';
import type { Result } from '../result/index.ts';
import type { Api } from './api.ts';
import type { CallOf } from './call.ts';
import { langOf } from './parameters.ts';

interface Options {
  readonly signal?: AbortSignal;
}

/** `POST /ecom/login`. An unknown address and a wrong password are both `unauthorized`. */
export function logIn(
  api: Api,
  credentials: { readonly email: string; readonly password: string },
  { signal }: Options = {},
): Promise<Result<OpenedSession>> {
  return api.request({
    method: 'POST',
    path: '/ecom/login',
    access: 'public',
    query: { lang: langOf(api.locale) },
    body: credentials,
    answer: ({ openedSessionAnswer }) => openedSessionAnswer,
    signal,
  } satisfies CallOf<typeof login>);
}

/** `POST /ecom/me`: the customer of the session. */
export function fetchProfile(api: Api, { signal }: Options = {}): Promise<Result<CustomerProfile>> {
  return api.request({
    method: 'POST',
    path: '/ecom/me',
    access: 'bearer',
    query: { lang: langOf(api.locale) },
    answer: ({ profileAnswer }) => profileAnswer,
    signal,
  } satisfies CallOf<typeof getMe>);
}

/** `POST /ecom/logout`: ends the session at the store (decision 14). */
export function logOut(api: Api): Promise<Result<null>> {
  return api.request({
    method: 'POST',
    path: '/ecom/logout',
    access: 'bearer',
    query: { lang: langOf(api.locale) },
    answer: ({ doneAnswer }) => doneAnswer,
  } satisfies CallOf<typeof logout>);
}
