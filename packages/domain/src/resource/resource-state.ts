import type { ApiError } from '../result/index.ts';

export interface Loaded<T> {
  readonly key: string;
  readonly data: T;
  /** When it arrived, by the clock. */
  readonly at: number;
}

/**
 * The state of something read from the store. `latest` is the newest answer, possibly to an earlier
 * key, so that a screen can show it while the next one loads.
 */
export type ResourceState<T> =
  | { readonly status: 'idle'; readonly latest: undefined }
  | {
      readonly status: 'loading';
      readonly key: string;
      /** 1, or more for automatic retries. */
      readonly attempt: number;
      /** Why the previous attempt failed; undefined for the first. */
      readonly failure: ApiError | undefined;
      readonly latest: Loaded<T> | undefined;
    }
  | { readonly status: 'ready'; readonly key: string; readonly latest: Loaded<T> }
  | {
      readonly status: 'failed';
      readonly key: string;
      readonly error: ApiError;
      /** How many attempts were made. */
      readonly attempts: number;
      /** When the last one failed, by the clock. */
      readonly at: number;
      readonly latest: Loaded<T> | undefined;
    };

/** A settled resource as plain JSON. */
export type ResourceSnapshot<T> =
  | { readonly status: 'ready'; readonly key: string; readonly data: T }
  | { readonly status: 'failed'; readonly key: string; readonly error: ApiError };

/** The initial state of a resource that the server has loaded. */
export function stateOfSnapshot<T>(snapshot: ResourceSnapshot<T>, at: number): ResourceState<T> {
  const { key } = snapshot;
  return snapshot.status === 'ready'
    ? { status: 'ready', key, latest: { key, data: snapshot.data, at } }
    : { status: 'failed', key, error: snapshot.error, attempts: 1, at, latest: undefined };
}

/** Undefined until it has settled. */
export function snapshotOfState<T>(state: ResourceState<T>): ResourceSnapshot<T> | undefined {
  if (state.status === 'ready') {
    return { status: 'ready', key: state.key, data: state.latest.data };
  }
  if (state.status === 'failed') return { status: 'failed', key: state.key, error: state.error };
  return undefined;
}
