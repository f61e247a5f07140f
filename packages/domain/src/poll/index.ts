import type { Clock, Page } from '../environment/index.ts';

export interface PollOptions<T> {
  readonly clock: Clock;
  /** Polling pauses while the page is hidden, and resumes at once when the visitor returns. */
  readonly page?: Pick<Page, 'isHidden' | 'onReturn'> | undefined;
  /** From an answer to the next question. */
  readonly everyMs: number;
  /** The most polls. */
  readonly attempts: number;
  /** Polls once. Undefined means: not settled. */
  readonly ask: (signal: AbortSignal) => Promise<T | undefined>;
  /** Ends polling; a late answer is dropped. */
  readonly signal: AbortSignal;
}

/** Settled, out of attempts, or ended by the caller. */
export type PollOutcome<T> =
  | { readonly kind: 'settled'; readonly value: T }
  | { readonly kind: 'exhausted' }
  | { readonly kind: 'stopped' };

const stopped = { kind: 'stopped' } as const;

/**
 * Polls until an answer settles it, one request at a time, the first at once.
 * @example
 * const outcome = await poll({ clock, page, everyMs: 5000, attempts: 30, ask: isPaid, signal });
 */
export async function poll<T>(options: PollOptions<T>): Promise<PollOutcome<T>> {
  const { attempts, ask, signal } = options;
  for (let asked = 0; asked < attempts; asked += 1) {
    if (asked > 0) await pause(options);
    await untilShown(options);
    if (signal.aborted) return stopped;
    const value = await ask(signal);
    if (signal.aborted) return stopped;
    if (value !== undefined) return { kind: 'settled', value };
  }
  return { kind: 'exhausted' };
}

function pause({ clock, everyMs, signal }: PollOptions<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const stop = clock.after(everyMs, () => {
      signal.removeEventListener('abort', end);
      resolve();
    });
    const end = () => {
      stop();
      resolve();
    };
    signal.addEventListener('abort', end, { once: true });
  });
}

function untilShown({ page, signal }: PollOptions<unknown>): Promise<void> {
  if (!page?.isHidden() || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      stop();
      signal.removeEventListener('abort', end);
      resolve();
    };
    const stop = page.onReturn(() => {
      if (!page.isHidden()) end();
    });
    signal.addEventListener('abort', end);
  });
}
