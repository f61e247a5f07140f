import pLimit from 'p-limit';

export interface QueueOptions {
  /** How many pieces of work are done at once. */
  readonly most: number;
  /** How many may wait, however long the work takes. */
  readonly room: number;
  /** How many may wait while the last of them is expected to begin within `quickMs`. */
  readonly quickRoom: number;
  readonly quickMs: number;
  /** How long a piece of work takes, in milliseconds, until some was done. */
  readonly usualMs: number;
}

export interface Queue {
  /** Does the work in its turn; beyond its room, work is not started and the result is undefined at once. */
  run<Result>(work: () => Promise<Result>): Promise<Result> | undefined;
  /** When work that comes now would begin, in milliseconds, as long as work took lately. */
  expectedWaitMs(): number;
}

/** How much of the usual time is that of the last piece of work. */
const weightOfLast = 0.25;

/** Limits concurrency, with a queue that is the longer the faster its work is done. */
export function createQueue(
  { most, room, quickRoom, quickMs, usualMs }: QueueOptions,
  now = () => performance.now(),
): Queue {
  const limit = pLimit(most);
  let usual = usualMs;
  const timed = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const start = now();
    try {
      return await work();
    } finally {
      usual += weightOfLast * (now() - start - usual);
    }
  };
  const before = () => limit.activeCount + limit.pendingCount;
  const expectedWaitMs = () => (before() * usual) / most;
  return {
    run: (work) => {
      const hasRoom =
        before() < most + room || (before() < most + quickRoom && expectedWaitMs() <= quickMs);
      return hasRoom ? limit(() => timed(work)) : undefined;
    },
    expectedWaitMs,
  };
}
