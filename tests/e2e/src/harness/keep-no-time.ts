/**
 * Has a page wait for ever where it would lose patience, as it is done in the browser before anything
 * else.
 *
 * @param longest what it still waits for, in milliseconds
 */
export function keepNoTime(longest = 1000): void {
  const { setTimeout: original } = globalThis;
  const patient = (run: () => void, ms = 0) => (ms > longest ? 0 : original(run, ms));
  Object.assign(globalThis, { setTimeout: patient });
}
