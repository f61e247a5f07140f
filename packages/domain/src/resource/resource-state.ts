import type { ApiError } from '../result/index.ts';

/** What was asked, from the wide to the narrow, such as language, list, page. */
export type Key = readonly string[];

/** The state of the answer to one key. `data` is its newest answer, also while it loads again. */
export type ResourceState<T> =
  | { readonly status: 'idle'; readonly data: undefined; readonly error: undefined }
  | {
      readonly status: 'loading';
      /** 1, or more for automatic retries. */
      readonly attempt: number;
      /** Why the previous attempt failed; undefined for the first. */
      readonly failure: ApiError | undefined;
      readonly data: T | undefined;
      readonly error: undefined;
    }
  | { readonly status: 'ready'; readonly data: T; readonly error: undefined }
  | {
      readonly status: 'failed';
      readonly error: ApiError;
      /** How many attempts were made. */
      readonly attempts: number;
      readonly data: T | undefined;
    };

/** A settled answer as plain JSON. */
export type ResourceSnapshot<T> =
  | { readonly status: 'ready'; readonly key: Key; readonly data: T }
  | { readonly status: 'failed'; readonly key: Key; readonly error: ApiError };
