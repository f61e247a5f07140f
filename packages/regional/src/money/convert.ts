import { currencies, type CurrencyCode } from './currency.ts';
import { money, type Money } from './money.ts';
import { divideRounded, parseRate, tenTo } from './rate.ts';

/**
 * Units of each currency per US dollar, as decimal strings: `{ BRL: '5.42', PYG: '7420' }`. The
 * dollar needs no entry.
 */
export type ExchangeRates = Readonly<Partial<Record<CurrencyCode, string>>>;

/**
 * Converts exactly by way of the US dollar and rounds once, half away from zero.
 *
 * Zero when a rate is missing or invalid, or the result is not exactly representable (storefront.md
 * §9). A price tag omits a zero line: see {@link isZero}.
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

/** Zero when unknown. */
export function minorPerDollar(code: CurrencyCode, rates: ExchangeRates): bigint {
  return parseRate(code === 'USD' ? '1' : rates[code]) * tenTo(currencies[code].decimals);
}
