import type { Clock } from './clock.ts';

/** What a cache may keep. */
export interface CacheLimits {
  /** How long a value is as good as new. */
  readonly ttlMs: number;
  /** How long after that it is still given, while a new one is fetched behind it. */
  readonly staleMs?: number;
  /** The most values kept; the one that was made first goes first. */
  readonly size: number;
}

interface Entry<Value> {
  readonly value: Promise<Value>;
  readonly freshUntil: number;
  refreshing: boolean;
}

/**
 * Keeps what `load` gives for each key for a while. Many who ask for one key at once share one
 * load; a load that fails is not kept, and a stale value outlives it.
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
