import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';

export interface CacheLimits {
  readonly ttlMs: number;
  /** How long after that a stale value is served while a new one is loaded in the background. */
  readonly staleMs?: number;
  /** The most values; the least recently used is evicted first. */
  readonly size: number;
}

/**
 * Caches what `load` returns for a key. Concurrent calls share one load; a failed load is not
 * cached, and a stale value outlives it.
 */
export function cached<Value>(
  clock: Clock,
  { ttlMs, staleMs = 0, size }: CacheLimits,
  load: (key: string) => Promise<Value>,
): (key: string) => Promise<Value> {
  const cache = new LRUCache<string, { readonly value: Value }>({
    max: size,
    // To lru-cache a value is fresh in its last millisecond too.
    ttl: ttlMs - 1,
    perf: clock,
    ttlResolution: 0,
    noDeleteOnFetchRejection: true,
    // A caller that waits for a value gets it even when it was evicted meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: async (key) => ({ value: await load(key) }),
  });
  return async (key) => {
    const allowStale = -cache.getRemainingTTL(key) <= staleMs;
    return (await cache.forceFetch(key, { allowStale })).value;
  };
}
