import { reaction } from 'mobx';

/**
 * Waits until something that is observed holds, or until nobody waits any more. MobX's own `when`
 * can do more, and would be in the code of every page.
 *
 * @param holds what is waited for, of observed state
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
