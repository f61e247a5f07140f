import type { ApiError } from '../result/index.ts';

export type SubmissionState<T> =
  | { readonly status: 'idle' }
  | {
      readonly status: 'pending';
      /** The uploaded share, from 0 to 1; null while unknown. */
      readonly progress: number | null;
    }
  | { readonly status: 'failed'; readonly error: ApiError }
  | { readonly status: 'done'; readonly value: T };
