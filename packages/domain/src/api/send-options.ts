import type { ProgressListener } from './call.ts';

/** How a write is sent. */
export interface SendOptions {
  readonly signal?: AbortSignal | undefined;
  /** Told how much has been sent, where something is large enough to ask. */
  readonly onProgress?: ProgressListener | undefined;
}

/** Milliseconds that two documents of 5 MB may take: half a megabit a second, as on a poor line. */
export const uploadTimeoutMs = 180_000;
