import type { Check } from './checks.ts';

/** The value in a kept text; null when it is no JSON or not of that shape. */
export function parseStored<T>(check: Check<T>, text: string): T | null {
  try {
    const value: unknown = JSON.parse(text);
    return check(value) ? value : null;
  } catch {
    return null;
  }
}
