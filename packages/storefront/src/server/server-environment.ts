import type { Environment } from '@ponte/domain';

/** The environment on a server: a clock, and no visitor data. */
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
