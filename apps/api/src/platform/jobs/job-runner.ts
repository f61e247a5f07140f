import pLimit from 'p-limit';
import { failureReason } from '../runtime/failure-reason.ts';
import type { JobHandler, RunnerDeps } from './job-handler.ts';
import { openLane, type Lane } from './lane.ts';
import { lanesWithDue, type JobKind, type LaneName } from './queue.ts';

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
  const withDue = async (): Promise<readonly LaneName[]> => {
    try {
      return await lanesWithDue(deps.db, lanes, deps.clock.now());
    } catch (error) {
      deps.log.error('jobs can not be read', { reason: failureReason(error) });
      return [];
    }
  };
  const inTurn = pLimit(1);
  const wake = (): Promise<void> =>
    inTurn(async () => {
      const due = await withDue();
      // One after another: each asks the database, whose connections requests need too.
      for (const lane of lanes) {
        const isDue = due.some(({ name, again }) => name === lane.name && again === lane.again);
        if (isDue) await lane.fill();
      }
    });
  const idle = async (): Promise<void> => {
    await inTurn(async () => undefined);
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
