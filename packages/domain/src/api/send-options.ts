import type { ProgressListener } from './call.ts';

export interface SendOptions {
  readonly signal?: AbortSignal | undefined;
  /** Upload progress, for large bodies. */
  readonly onProgress?: ProgressListener | undefined;
}

/** In milliseconds: two documents of 5 MB at half a megabit a second. */
export const uploadTimeoutMs = 180_000;
