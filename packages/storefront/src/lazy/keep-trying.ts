import type { LazyModule } from './lazy-module.ts';

/** Milliseconds before the first retry, and the maximum. */
const waits = { first: 1000, longest: 60_000 } as const;

/**
 * Retries an import with exponential backoff, and as soon as the browser is online again.
 * @param afterFailure called after each failure
 * @param pause waits for this many milliseconds, or less when a retry looks promising
 */
export async function keepTrying<Module>(
  module: LazyModule<Module>,
  afterFailure: () => void = () => undefined,
  pause: (wait: number) => Promise<void> = untilOnlineOr,
): Promise<Module> {
  for (let wait: number = waits.first; ; wait = Math.min(wait * 2, waits.longest)) {
    try {
      return await module.load();
    } catch {
      afterFailure();
      await pause(wait);
    }
  }
}

function untilOnlineOr(wait: number): Promise<void> {
  return new Promise((resolve) => {
    const again = () => {
      clearTimeout(timer);
      globalThis.removeEventListener('online', again);
      resolve();
    };
    const timer = setTimeout(again, wait);
    globalThis.addEventListener('online', again);
  });
}
