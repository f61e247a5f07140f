import type { Clock } from './clock.ts';

export interface CacheLimits {
  /** How long a value is fresh. */
  readonly ttlMs: number;
  /** How long after that a stale value is served while a new one is loaded in the background. */
  readonly staleMs?: number;
  /** The most values; the oldest is evicted first. */
  readonly size: number;
}

interface Entry<Value> {
  readonly value: Promise<Value>;
  readonly freshUntil: number;
  refreshing: boolean;
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
  const entries = new Map<string, Entry<Value>>();
  const keep = (key: string, value: Promise<Value>): void => {
    entries.delete(key);
    entries.set(key, { value, freshUntil: clock.now() + ttlMs, refreshing: false });
    for (const [oldest] of entries) {
      if (entries.size <= size) break;
      entries.delete(oldest);
    }
  };
  const fetch = (key: string): Promise<Value> => {
    const value = load(key);
    keep(key, value);
    value.catch(() => {
      if (entries.get(key)?.value === value) entries.delete(key);
    });
    return value;
  };
  const refresh = async (key: string, entry: Entry<Value>): Promise<void> => {
    entry.refreshing = true;
    try {
      const value = await load(key);
      keep(key, Promise.resolve(value));
    } catch {
      entry.refreshing = false;
    }
  };
  return (key) => {
    const known = entries.get(key);
    const now = clock.now();
    if (!known || known.freshUntil + staleMs <= now) return fetch(key);
    if (known.freshUntil <= now && !known.refreshing) void refresh(key, known);
    return known.value;
  };
}
