/** Limits concurrency to `most`; further work waits. */
export function createLimit(
  most: number,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= most) await new Promise<void>((start) => waiting.push(start));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/**
 * Limits concurrency to `most`, with a queue of `room`. Beyond that, work is not started and the
 * result is undefined at once.
 */
export function createQueue(
  most: number,
  room: number,
): <Result>(work: () => Promise<Result>) => Promise<Result> | undefined {
  const limited = createLimit(most);
  let inside = 0;
  return (work) => {
    if (inside >= most + room) return undefined;
    inside += 1;
    return limited(work).finally(() => (inside -= 1));
  };
}
