import type { ApiError } from '@ponte/domain';

export type FailureKey =
  | 'failure.noConnection'
  | 'failure.unavailable'
  | 'failure.internal'
  | 'failure.notFound'
  | 'failure.tooMany';

const ownKeys: Partial<Record<ApiError['kind'], FailureKey>> = {
  offline: 'failure.noConnection',
  server: 'failure.internal',
  contract: 'failure.internal',
  defect: 'failure.internal',
  notFound: 'failure.notFound',
  rateLimited: 'failure.tooMany',
};

/**
 * The message of a failed call: its own where there is one, otherwise "unavailable" (storefront.md
 * §8).
 */
export function failureKeyOf(error: ApiError | undefined): FailureKey {
  return (error && ownKeys[error.kind]) ?? 'failure.unavailable';
}
