/**
 * Has a page wait for ever where it would lose patience after more than a second, as it is done in
 * the browser before anything else.
 */
export function keepNoTime(): void {
  const { setTimeout: original } = globalThis;
  const patient = (run: () => void, ms = 0) => (ms > 1000 ? 0 : original(run, ms));
  Object.assign(globalThis, { setTimeout: patient });
}
