import { setImmediate as nextTurn } from 'node:timers/promises';
import { failureReason, failureStack } from './failure-reason.ts';
import type { Log } from './log.ts';

/** Work that outlives the response. */
export interface Background {
  /** Starts work that must not affect a response's timing, or whose result is not needed. */
  later(name: string, work: () => Promise<unknown>): void;
  idle(): Promise<void>;
}

/** Tracks background work; a failure is logged and has no other effect. */
export function createBackground(log: Log): Background {
  const running = new Set<Promise<void>>();
  return {
    later: (name, work) => {
      // Lets the response leave first: the embedded database would block this thread.
      const job = nextTurn()
        .then(work)
        .then(
          () => undefined,
          (error: unknown) =>
            log.error('background work failed', {
              name,
              reason: failureReason(error),
              stack: failureStack(error),
            }),
        );
      running.add(job);
      void job.finally(() => running.delete(job));
    },
    idle: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
