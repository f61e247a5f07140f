import { reaction } from 'mobx';

/**
 * Waits until an observable condition holds. MobX's `when` would add its code to every page.
 * @param holds the condition
 * @param signal ends the wait
 */
export async function until(holds: () => boolean, signal: AbortSignal): Promise<void> {
  const waited = new AbortController();
  await new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { signal: waited.signal });
    if (signal.aborted) resolve();
    reaction(holds, (held) => (held ? resolve() : undefined), {
      fireImmediately: true,
      signal: waited.signal,
    });
  });
  waited.abort();
}
