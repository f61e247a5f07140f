import pLimit from 'p-limit';

/**
 * Limits concurrency to `most`, with a queue of `room`. Beyond that, work is not started and the
 * result is undefined at once.
 */
export function createQueue(
  most: number,
  room: number,
): <Result>(work: () => Promise<Result>) => Promise<Result> | undefined {
  const limit = pLimit(most);
  return (work) => (limit.activeCount + limit.pendingCount < most + room ? limit(work) : undefined);
}
