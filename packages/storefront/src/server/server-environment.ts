import type { Environment } from '@ponte/domain';

/** A server has a clock and nothing of any visitor. */
export function serverEnvironment(): Environment {
  return {
    clock: {
      now: () => Date.now(),
      after(ms, run) {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
    },
  };
}
