import type { ApiError } from '@ponte/domain';

/** Which sentence of the error catalogue says why a page or a part of it has nothing to show. */
export type FailureKey =
  | 'failure.noConnection'
  | 'failure.unavailable'
  | 'failure.internal'
  | 'failure.notFound';

/** Failures that have a sentence of their own. */
const ownKeys: Partial<Record<ApiError['kind'], FailureKey>> = {
  offline: 'failure.noConnection',
  server: 'failure.internal',
  contract: 'failure.internal',
  defect: 'failure.internal',
  notFound: 'failure.notFound',
};

/** The sentence for a failed read (storefront.md §8). */
export function failureKeyOf(error: ApiError | undefined): FailureKey {
  return (error && ownKeys[error.kind]) ?? 'failure.unavailable';
}
