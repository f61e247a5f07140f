import type { Clock } from './clock.ts';

/** What a cache may keep. */
export interface CacheLimits {
  readonly ttlMs: number;
  /** The most values kept; the one that was made first goes first. */
  readonly size: number;
}

/**
 * Keeps what `load` gives for each key for a while. Many who ask for one key at once share one
 * load; a load that fails is not kept.
 */
export function cached<Value>(
  clock: Clock,
  { ttlMs, size }: CacheLimits,
  load: (key: string) => Promise<Value>,
): (key: string) => Promise<Value> {
  const entries = new Map<string, { readonly until: number; readonly value: Promise<Value> }>();
  return (key) => {
    const known = entries.get(key);
    if (known && known.until > clock.now()) return known.value;
    const value = load(key);
    entries.delete(key);
    entries.set(key, { until: clock.now() + ttlMs, value });
    for (const [oldest] of entries) {
      if (entries.size <= size) break;
      entries.delete(oldest);
    }
    value.catch(() => {
      if (entries.get(key)?.value === value) entries.delete(key);
    });
    return value;
  };
}
