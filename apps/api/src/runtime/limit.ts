/** Runs at most `most` pieces of work at a time; the others wait their turn. */
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
 * Runs at most `most` pieces of work at a time while up to `room` others wait their turn. Work for
 * which there is no room is not begun, and the answer is undefined at once.
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
