import type { PoolState } from '../../platform/db/client.ts';
import type { Clock } from '../../platform/runtime/clock.ts';
import type { Log } from '../../platform/runtime/log.ts';

/** In milliseconds: while it lasts, it is said so often. */
const sayEveryMs = 60_000;

/**
 * A look at the connections to Postgres, to be taken once a second. Says that requests wait for one when
 * they did at the look before too: a burst is over by then.
 */
export function watchPool(pool: () => PoolState, log: Log, clock: Clock): () => void {
  let waited = false;
  let saidAt = -Infinity;
  return () => {
    const { most, waiting } = pool();
    const lasts = waited && waiting > 0;
    waited = waiting > 0;
    if (!lasts || clock.now() - saidAt < sayEveryMs) return;
    saidAt = clock.now();
    log.error('every connection of the database is in use', { most, waiting });
  };
}
