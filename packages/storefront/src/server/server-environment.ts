import type { Environment } from '@ponte/domain';

/** The domain's environment on a server: only a clock. */
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
