import type { Check } from './checks.ts';

/** Null when it is no JSON or fails the check. */
export function parseStored<T>(check: Check<T>, text: string): T | null {
  try {
    const value: unknown = JSON.parse(text);
    return check(value) ? value : null;
  } catch {
    return null;
  }
}
