import type { Clock } from '../environment/index.ts';

/** A call's timeout. */
interface Deadline {
  /** Aborts at the timeout or when the caller does. */
  readonly signal: AbortSignal;
  /** Why the signal aborted; undefined if it has not. */
  readonly reason: () => 'timeout' | 'aborted' | undefined;
  /** Call it when the answer has arrived. */
  readonly stop: () => void;
}

/** A signal that aborts after `ms` milliseconds, or with `caller`. */
export function deadline(clock: Clock, ms: number, caller: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  let reason: 'timeout' | 'aborted' | undefined;
  const end = (why: 'timeout' | 'aborted') => {
    reason ??= why;
    controller.abort();
  };
  const abandon = () => end('aborted');
  const stopTimer = clock.after(ms, () => end('timeout'));
  if (caller?.aborted) abandon();
  caller?.addEventListener('abort', abandon);
  return {
    signal: controller.signal,
    reason: () => reason,
    stop: () => {
      stopTimer();
      caller?.removeEventListener('abort', abandon);
    },
  };
}
