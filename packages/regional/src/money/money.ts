import type { CurrencyCode } from './currency.ts';

/**
 * An exact amount: a whole number of the currency's minor unit (cents; guaranis have none).
 * A plain object, so that it survives JSON and `structuredClone`.
 */
export interface Money {
  /** Minor units, always a safe integer and never `-0`. */
  readonly minor: number;
  readonly currency: CurrencyCode;
}

/**
 * Makes an amount out of minor units.
 *
 * @throws RangeError when `minor` is not a safe integer (that is, a whole number up to 9 × 10^15).
 * @example money(6490, 'USD') // U$ 64,90
 */
export function money(minor: number, currency: CurrencyCode): Money {
  return { minor: exact(minor) + 0, currency };
}

/**
 * The sum of two amounts of one currency.
 *
 * @throws RangeError when the currencies differ or the sum is too large to be exact.
 */
export function add(a: Money, b: Money): Money {
  return money(a.minor + inCurrency(b, a.currency), a.currency);
}

/**
 * The sum of a list, zero of `currency` when the list is empty.
 *
 * @throws RangeError when an amount is in another currency or a partial sum is too large to be exact.
 */
export function sum(list: Iterable<Money>, currency: CurrencyCode): Money {
  return [...list].reduce(add, money(0, currency));
}

/**
 * An amount times a whole quantity, as in a cart line.
 *
 * @throws RangeError when the quantity is not whole or the product is too large to be exact.
 */
export function multiply(amount: Money, wholeQuantity: number): Money {
  return money(amount.minor * exact(wholeQuantity), amount.currency);
}

/**
 * Orders two amounts of one currency, as `Array.prototype.sort` wants it: negative when the first
 * is less, positive when it is more, 0 when they are equal.
 *
 * @throws RangeError when the currencies differ: convert first.
 */
export function compare(a: Money, b: Money): number {
  return a.minor - inCurrency(b, a.currency);
}

/** Whether two amounts are the same amount of the same currency. */
export function equals(a: Money, b: Money): boolean {
  return a.minor === b.minor && a.currency === b.currency;
}

/** Whether an amount is zero, which is also what a conversion without a rate gives. */
export function isZero(amount: Money): boolean {
  return !amount.minor;
}

function exact(value: number): number {
  if (Number.isSafeInteger(value)) return value;
  throw new RangeError(`${value} is not a safe integer`);
}

/** The minor units of an amount that has to be in a given currency. */
function inCurrency({ minor, currency }: Money, expected: CurrencyCode): number {
  if (currency === expected) return minor;
  throw new RangeError(`${currency} does not mix with ${expected}`);
}
