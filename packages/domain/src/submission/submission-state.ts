import type { ApiError } from '../result/index.ts';

/** How far something that is written to the store is. */
export type SubmissionState<T> =
  | { readonly status: 'idle' }
  | {
      readonly status: 'pending';
      /** How much of what is sent has been sent, from 0 to 1; null while nobody can tell. */
      readonly progress: number | null;
    }
  | { readonly status: 'failed'; readonly error: ApiError }
  | { readonly status: 'done'; readonly value: T };
