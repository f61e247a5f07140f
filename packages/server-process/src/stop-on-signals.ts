import { setTimeout as pause } from 'node:timers/promises';
import { failureReason, failureStack, type Log } from '@ponte/telemetry';

/** In milliseconds: two more seconds than the last requests have. */
const defaultLimitMs = 12_000;

interface Stopping {
  readonly log: Log;
  /** Aborted at the first signal: `/health/ready` says so from then on. */
  readonly draining: AbortController;
  /** In milliseconds: how long the server goes on serving meanwhile, until its proxy has noticed. */
  readonly noticeMs: number;
  /** Finishes what is under way. */
  readonly stop: () => Promise<void>;
  /** In milliseconds: what `stop` may take. Default: 12 seconds. */
  readonly limitMs?: number;
}

/**
 * Ends the process in order on a signal: not ready, then a notice, then `stop`, then code 0.
 *
 * SIGINT and SIGHUP come from a terminal, where no proxy has to notice anything. A second signal,
 * and work that takes too long, end the process at once, with code 1.
 */
export function stopOnSignals({
  log,
  draining,
  noticeMs,
  stop,
  limitMs = defaultLimitMs,
}: Stopping): void {
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    draining.abort();
    log.info('stopping', { signal });
    if (signal === 'SIGTERM') await pause(noticeMs);
    setTimeout(() => {
      log.error('stopped before all was finished');
      process.exit(1);
    }, limitMs);
    await stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (draining.signal.aborted) {
        log.warn('stopped at once', { signal });
        process.exit(1);
      }
      end(signal).catch((error: unknown) => {
        log.error('could not stop in order', {
          reason: failureReason(error),
          stack: failureStack(error),
        });
        process.exit(1);
      });
    });
  }
}
