import type { ApiError } from '@ponte/domain';

/** The message of a failed page or part. */
export type FailureKey =
  | 'failure.noConnection'
  | 'failure.unavailable'
  | 'failure.internal'
  | 'failure.notFound';

/** Failures with a message of their own. */
const ownKeys: Partial<Record<ApiError['kind'], FailureKey>> = {
  offline: 'failure.noConnection',
  server: 'failure.internal',
  contract: 'failure.internal',
  defect: 'failure.internal',
  notFound: 'failure.notFound',
};

/** storefront.md §8 */
export function failureKeyOf(error: ApiError | undefined): FailureKey {
  return (error && ownKeys[error.kind]) ?? 'failure.unavailable';
}
