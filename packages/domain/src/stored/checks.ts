import type { CurrencyCode, Money } from '@ponte/regional/money';

/**
 * A type guard for stored values. Written here because valibot arrives with the first call, and
 * stored values are read earlier.
 */
export type Check<T> = (value: unknown) => value is T;

export const isText: Check<string> = (value) => typeof value === 'string';

export const isFlag: Check<boolean> = (value) => typeof value === 'boolean';

export const isWhole: Check<number> = (value): value is number => Number.isSafeInteger(value);

export function isOneOf<const T extends string>(...options: readonly T[]): Check<T> {
  return (value): value is T => options.some((option) => option === value);
}

export function isNullOr<T>(check: Check<T>): Check<T | null> {
  return (value) => value === null || check(value);
}

export function isUndefinedOr<T>(check: Check<T>): Check<T | undefined> {
  return (value): value is T | undefined => value === undefined || check(value);
}

export function isListOf<T>(check: Check<T>): Check<readonly T[]> {
  return (value): value is readonly T[] => Array.isArray(value) && value.every(check);
}

/** An object with at least these fields. */
export function isRecordOf<T extends object>(checks: {
  readonly [K in keyof T]: Check<T[K]>;
}): Check<T> {
  const fields = Object.entries<Check<unknown>>(checks);
  return (value): value is T =>
    typeof value === 'object' &&
    value !== null &&
    fields.every(([name, check]) => check(Reflect.get(value, name)));
}

export const isCurrency = isOneOf<CurrencyCode>('BRL', 'USD', 'PYG', 'ARS');

export const isMoney = /* @__PURE__ */ isRecordOf<Money>({ minor: isWhole, currency: isCurrency });

/** Null when it is no JSON or fails the check. */
export function parseStored<T>(check: Check<T>, text: string): T | null {
  try {
    const value: unknown = JSON.parse(text);
    return check(value) ? value : null;
  } catch {
    return null;
  }
}
