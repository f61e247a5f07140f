/**
 * The name of the present entry of the history. The router names those that it makes; those that a
 * link outside of it, the address bar or an anchor made have none, and are given one here.
 */
export function entryKey(): string {
  const state: unknown = history.state;
  const known = typeof state === 'object' && state !== null ? state : {};
  if ('key' in known && typeof known.key === 'string') return known.key;
  const key = Math.random().toString(36).slice(2);
  history.replaceState({ ...known, key }, '');
  return key;
}
