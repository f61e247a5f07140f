import type { LazyModule } from './lazy-module.ts';

/** Milliseconds between the first failure and the next try, and at most. */
const waits = { first: 1000, longest: 60_000 } as const;

/**
 * The module once it is there, however often it takes: tried again after a while, twice as long
 * each time, and as soon as the browser is online again.
 *
 * @param afterFailure what there is to do meanwhile
 * @param pause waits for so many milliseconds, or less where there is reason to hope
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
