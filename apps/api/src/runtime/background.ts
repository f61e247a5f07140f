import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Log } from './log.ts';

/** Work that goes on after an answer was given. */
export interface Background {
  /** Starts work whose time must not show in an answer, or that nobody waits for. */
  later(name: string, work: () => Promise<unknown>): void;
  /** Resolves when all work that was started has ended. */
  idle(): Promise<void>;
}

/** Keeps account of background work; a failure is logged and ends only itself. */
export function createBackground(log: Log): Background {
  const running = new Set<Promise<void>>();
  return {
    later: (name, work) => {
      // The answer leaves in this turn. An embedded database would work before it, on this thread.
      const job = nextTurn()
        .then(work)
        .then(
          () => undefined,
          (error: unknown) =>
            log.error('background work failed', {
              name,
              reason: error instanceof Error ? error.name : 'unknown',
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
