import type { ApiError } from '../result/index.ts';

/** An answer and what it answers. */
export interface Loaded<T> {
  readonly key: string;
  readonly data: T;
  /** When it came, by the clock. */
  readonly at: number;
}

/**
 * What is known of something that is read from the store. `latest` is the newest answer, perhaps
 * to an earlier key, so that a screen can keep showing it while the next one loads.
 */
export type ResourceState<T> =
  | { readonly status: 'idle'; readonly latest: undefined }
  | {
      readonly status: 'loading';
      readonly key: string;
      /** 1 for the first try, more for automatic retries. */
      readonly attempt: number;
      /** Why the try before failed; undefined on the first. */
      readonly failure: ApiError | undefined;
      readonly latest: Loaded<T> | undefined;
    }
  | { readonly status: 'ready'; readonly key: string; readonly latest: Loaded<T> }
  | {
      readonly status: 'failed';
      readonly key: string;
      readonly error: ApiError;
      /** How many tries were made. */
      readonly attempts: number;
      /** When the last one failed, by the clock. */
      readonly at: number;
      readonly latest: Loaded<T> | undefined;
    };

/** What a resource settled on, as plain JSON. */
export type ResourceSnapshot<T> =
  | { readonly status: 'ready'; readonly key: string; readonly data: T }
  | { readonly status: 'failed'; readonly key: string; readonly error: ApiError };

/** The state that a resource starts in when the server has loaded it already. */
export function stateOfSnapshot<T>(snapshot: ResourceSnapshot<T>, at: number): ResourceState<T> {
  const { key } = snapshot;
  return snapshot.status === 'ready'
    ? { status: 'ready', key, latest: { key, data: snapshot.data, at } }
    : { status: 'failed', key, error: snapshot.error, attempts: 1, at, latest: undefined };
}

/** `state` as plain JSON; undefined when it has not settled. */
export function snapshotOfState<T>(state: ResourceState<T>): ResourceSnapshot<T> | undefined {
  if (state.status === 'ready') {
    return { status: 'ready', key: state.key, data: state.latest.data };
  }
  if (state.status === 'failed') return { status: 'failed', key: state.key, error: state.error };
  return undefined;
}
