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
  if (!Number.isSafeInteger(minor)) {
    throw new RangeError(`${minor} minor units of ${currency} cannot be held exactly.`);
  }
  return { minor: minor + 0, currency };
}

/**
 * The sum of two amounts of one currency.
 *
 * @throws RangeError when the currencies differ or the sum is too large to be exact.
 */
export function add(a: Money, b: Money): Money {
  assertSameCurrency(a, b.currency);
  return money(a.minor + b.minor, a.currency);
}

/**
 * The sum of a list, zero of `currency` when the list is empty.
 *
 * @throws RangeError when an amount is in another currency or a partial sum is too large to be exact.
 */
export function sum(list: Iterable<Money>, currency: CurrencyCode): Money {
  let total = money(0, currency);
  for (const item of list) total = add(total, item);
  return total;
}

/**
 * An amount times a whole quantity, as in a cart line.
 *
 * @throws RangeError when the quantity is not whole or the product is too large to be exact.
 */
export function multiply(amount: Money, wholeQuantity: number): Money {
  if (!Number.isSafeInteger(wholeQuantity)) {
    throw new RangeError(`The quantity ${wholeQuantity} is not a whole number.`);
  }
  return money(amount.minor * wholeQuantity, amount.currency);
}

/**
 * Orders two amounts of one currency, as `Array.prototype.sort` wants it: -1, 0 or 1.
 *
 * @throws RangeError when the currencies differ: convert first.
 */
export function compare(a: Money, b: Money): -1 | 0 | 1 {
  assertSameCurrency(a, b.currency);
  if (a.minor === b.minor) return 0;
  return a.minor < b.minor ? -1 : 1;
}

/** Whether two amounts are the same amount of the same currency. */
export function equals(a: Money, b: Money): boolean {
  return a.minor === b.minor && a.currency === b.currency;
}

/** Whether an amount is zero, which is also what a conversion without a rate gives. */
export function isZero(amount: Money): boolean {
  return amount.minor === 0;
}

function assertSameCurrency(amount: Money, currency: CurrencyCode): void {
  if (amount.currency !== currency) {
    throw new RangeError(
      `${amount.currency} and ${currency} do not mix: convert one of them first.`,
    );
  }
}
