/**
 * Whether a value that was read is a T. Written here rather than with the library that decodes the
 * store's answers, because that one arrives with the first call and what the browser keeps is read
 * before it.
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

export function isListOf<T>(check: Check<T>): Check<readonly T[]> {
  return (value): value is readonly T[] => Array.isArray(value) && value.every(check);
}

/** An object with these fields, each as its check says; others may be there too. */
export function isRecordOf<T extends object>(checks: {
  readonly [K in keyof T]: Check<T[K]>;
}): Check<T> {
  const fields = Object.entries<Check<unknown>>(checks);
  return (value): value is T =>
    typeof value === 'object' &&
    value !== null &&
    fields.every(([name, check]) => check(Reflect.get(value, name)));
}
