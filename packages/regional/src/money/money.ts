import type { CurrencyCode } from './currency.ts';

/**
 * An exact amount in minor units (guaranis have none). A plain object, so that it survives JSON and
 * `structuredClone`.
 */
export interface Money {
  /** A safe integer, never `-0`. */
  readonly minor: number;
  readonly currency: CurrencyCode;
}

/**
 * @throws RangeError when `minor` is not a safe integer (up to 9 × 10^15)
 * @example money(6490, 'USD') // U$ 64,90
 */
export function money(minor: number, currency: CurrencyCode): Money {
  return { minor: exact(minor) + 0, currency };
}

/** @throws RangeError when the currencies differ or the sum is not exactly representable */
export function add(a: Money, b: Money): Money {
  return money(a.minor + inCurrency(b, a.currency), a.currency);
}

/**
 * Zero of `currency` for an empty list.
 * @throws RangeError when an amount is in another currency or a partial sum is not exactly
 * representable
 */
export function sum(list: Iterable<Money>, currency: CurrencyCode): Money {
  return [...list].reduce(add, money(0, currency));
}

/** @throws RangeError when the quantity is not whole or the product is not exactly representable */
export function multiply(amount: Money, wholeQuantity: number): Money {
  return money(amount.minor * exact(wholeQuantity), amount.currency);
}

/**
 * For `Array.prototype.sort`: negative, 0 or positive.
 * @throws RangeError when the currencies differ: convert first
 */
export function compare(a: Money, b: Money): number {
  return a.minor - inCurrency(b, a.currency);
}

export function equals(a: Money, b: Money): boolean {
  return a.minor === b.minor && a.currency === b.currency;
}

/** A conversion without a rate gives zero too. */
export function isZero(amount: Money): boolean {
  return !amount.minor;
}

function exact(value: number): number {
  if (Number.isSafeInteger(value)) return value;
  throw new RangeError(`${value} is not a safe integer`);
}

function inCurrency({ minor, currency }: Money, expected: CurrencyCode): number {
  if (currency === expected) return minor;
  throw new RangeError(`${currency} does not mix with ${expected}`);
}
