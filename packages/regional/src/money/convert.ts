import { currencies, type CurrencyCode } from './currency.ts';
import { money, type Money } from './money.ts';
import { divideRounded, parseRate, tenTo } from './rate.ts';

/**
 * Units of each currency for one US dollar, as decimal strings: `{ BRL: '5.42', PYG: '7420' }`.
 * The dollar is the pivot and needs no entry.
 */
export type ExchangeRates = Readonly<Partial<Record<CurrencyCode, string>>>;

/**
 * Converts an amount by way of the US dollar, exactly, and rounds once at the end, halves away
 * from zero.
 *
 * Gives zero when a needed rate is missing, is not a positive decimal string, or takes the amount
 * out of the range that can be held exactly (storefront.md §9: a missing rate gives 0). A price
 * tag leaves a zero line out, so {@link isZero} is the question to ask.
 *
 * @example convert(money(6490, 'USD'), 'PYG', { PYG: '7420' }) // G$ 481.558
 */
export function convert(amount: Money, to: CurrencyCode, rates: ExchangeRates): Money {
  if (amount.currency === to) return amount;

  const from = minorPerDollar(amount.currency, rates);
  if (!from) return money(0, to);

  const dividend = BigInt(amount.minor) * minorPerDollar(to, rates);
  const minor = Number(divideRounded(dividend, from));
  return money(Number.isSafeInteger(minor) ? minor : 0, to);
}

/** How many minor units one dollar is worth, as a rate; zero when unknown. */
export function minorPerDollar(code: CurrencyCode, rates: ExchangeRates): bigint {
  return parseRate(code === 'USD' ? '1' : rates[code]) * tenTo(currencies[code].decimals);
}
