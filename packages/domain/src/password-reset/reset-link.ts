/** What the link of a recovery mail carries. */
export interface ResetLink {
  readonly uuid: string;
  readonly token: string;
  readonly email: string;
  readonly code: string;
}

/**
 * The link of an address as it was opened; null for one that was cut on its way.
 *
 * @param path the parts of the path `/app/reset-password/{uuid}/{token}`
 * @param query the address's query, with `email` and `code`
 */
export function readResetLink(
  {
    uuid = '',
    token = '',
  }: { readonly uuid?: string | undefined; readonly token?: string | undefined },
  query: URLSearchParams,
): ResetLink | null {
  const link = { uuid, token, email: query.get('email') ?? '', code: query.get('code') ?? '' };
  return Object.values(link).includes('') ? null : link;
}
