import type { Clock } from '../environment/index.ts';

/** The end of a call's patience. */
interface Deadline {
  /** Aborts when the time is up or the caller lost interest. */
  readonly signal: AbortSignal;
  /** Why the signal aborted; undefined while it has not. */
  readonly reason: () => 'timeout' | 'aborted' | undefined;
  /** To be called when the answer is there. */
  readonly stop: () => void;
}

/** A signal that aborts `ms` milliseconds from now, or with `caller`, whichever comes first. */
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
