export interface ResetLink {
  readonly uuid: string;
  readonly token: string;
  readonly email: string;
  readonly code: string;
}

/**
 * Parses a link as it was opened; null when it is truncated.
 * @param path the parts of `/app/reset-password/{uuid}/{token}`
 * @param query with `email` and `code`
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
