import type { JobHandler, RunnerDeps } from './job-handler.ts';
import { openLane, type Lane } from './lane.ts';
import type { JobKind } from './queue.ts';

export interface JobRunner {
  /** From now on runs jobs of this kind; those without a handler wait for a process that has one. */
  handle(handler: JobHandler): void;
  /** The milliseconds between two looks for due jobs. */
  start(everyMs: number): void;
  /** Starts what is due; resolves once it has started. */
  wake(): Promise<void>;
  /** Runs a job at once if it is due, for a request that needs its result; resolves when the run has ended. */
  run(kind: Pick<JobKind, 'name'>, key: string): Promise<void>;
  /** Runs what is due, and what becomes due by that, to its end. */
  runDue(): Promise<void>;
  /** Resolves when nothing that was started runs any more. */
  idle(): Promise<void>;
  /**
   * Takes no more jobs, and waits for the running ones. Those that take longer than `patienceMs` are
   * aborted, and run again later.
   */
  stop(patienceMs: number): Promise<void>;
}

/**
 * Runs jobs. Each kind has two lanes, so that what fails again and again does not delay what is new,
 * nor one kind another.
 */
export function createJobRunner(deps: RunnerDeps): JobRunner {
  const lanes: Lane[] = [];
  let timer: NodeJS.Timeout | undefined;
  // One after another: each asks the database, whose connections requests need too.
  const wake = async (): Promise<void> => {
    for (const lane of lanes) await lane.fill();
  };
  const idle = async (): Promise<void> => {
    await Promise.all(lanes.map((lane) => lane.idle()));
  };
  return {
    handle: (handler) => {
      for (const again of [false, true]) lanes.push(openLane(deps, handler, again));
    },
    start: (everyMs) => {
      timer = setInterval(() => void wake(), everyMs);
    },
    wake,
    run: async ({ name }, key) => {
      const own = lanes.filter((lane) => lane.name === name);
      await Promise.all(own.map((lane) => lane.run(key)));
    },
    idle,
    runDue: async () => {
      await wake();
      while (lanes.some((lane) => lane.isBusy())) {
        await idle();
        await wake();
      }
    },
    stop: async (patienceMs) => {
      clearInterval(timer);
      for (const lane of lanes) lane.close();
      const abort = setTimeout(() => lanes.forEach((lane) => lane.abort()), patienceMs);
      await idle();
      clearTimeout(abort);
    },
  };
}
