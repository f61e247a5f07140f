import { add, money, multiply, type Money } from '@ponte/regional/money';

/** Equal payments over time, as the shop or its payment provider offers them. */
export interface Instalments {
  /** How many payments, from 2. */
  count: number;
  /** What each is, in minor units of the price's currency. */
  amount: Money;
  /** What the first one is, where it differs: what a division leaves over. */
  first?: Money | undefined;
}

/**
 * By how much a price is lower than another, in whole per cent, rounded down: never more is promised
 * than is given. 0 where it is not lower, or in another currency.
 * @example savingPercent(money(61490, 'BRL'), money(79900, 'BRL')) // 23
 */
export function savingPercent(price: Money, listPrice: Money): number {
  if (price.currency !== listPrice.currency || listPrice.minor <= price.minor) return 0;
  return Number((BigInt(listPrice.minor - price.minor) * 100n) / BigInt(listPrice.minor));
}

/**
 * A price in payments without interest, exact to the minor unit: each is rounded down, and what is left
 * over comes with the first, so that they add up to the price.
 * @param count a whole number from 2
 * @throws RangeError for another count, and for a negative price
 * @example splitInstalments(money(10000, 'BRL'), 3) // 33,34 and two of 33,33
 */
export function splitInstalments(price: Money, count: number): Instalments {
  if (!Number.isSafeInteger(count) || count < 2 || price.minor < 0) {
    throw new RangeError(`${price.minor} can't be split into ${count} instalments.`);
  }
  const rest = price.minor % count;
  const amount = money((price.minor - rest) / count, price.currency);
  return rest === 0
    ? { count, amount }
    : { count, amount, first: add(amount, money(rest, price.currency)) };
}

/** What the payments come to; undefined where they are none, or differ in their currency. */
export function instalmentsTotal({
  count,
  amount,
  first = amount,
}: Instalments): Money | undefined {
  if (!Number.isSafeInteger(count) || count < 2 || first.currency !== amount.currency)
    return undefined;
  return add(first, multiply(amount, count - 1));
}
