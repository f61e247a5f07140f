import { minorPerDollar, type ExchangeRates } from './convert.ts';
import type { CurrencyCode } from './currency.ts';
import { add, money, sum, type Money } from './money.ts';
import { divideRounded } from './rate.ts';

/** Paraguay's general I.V.A. rate in percent (Ley 6380/2019, art. 90). */
export const generalTaxPercent = 10;

/** Paraguay's I.V.A. rates in percent: exempt, reduced and general. */
export const taxPercents: readonly number[] = [0, 5, generalTaxPercent];

/**
 * Whether prices in a currency include I.V.A. (decision 43): residents pay in guaranis, exempt
 * foreigners in the other three.
 */
export function includesTax(currency: CurrencyCode): boolean {
  return currency === 'PYG';
}

export interface KnownPrice {
  readonly amount: Money;
  /** Whether the amount includes I.V.A. */
  readonly taxIncluded: boolean;
  /** I.V.A. in percent, a whole number. */
  readonly taxPercent: number;
}

/**
 * Converts a price to a currency, with or without I.V.A. as {@link includesTax} says. Exact,
 * rounded once: with I.V.A. up to whole hundreds of guaranis, otherwise half away from zero. A
 * price already in that form is returned unchanged.
 *
 * Zero when a rate is missing, as with `convert`.
 * @throws RangeError when `taxPercent` is not whole
 * @example
 * const price = { amount: money(6490, 'USD'), taxIncluded: false, taxPercent: 10 };
 * priceIn(price, 'PYG', { PYG: '7420' }) // G$ 529.800
 */
export function priceIn(
  { amount, taxIncluded, taxPercent }: KnownPrice,
  to: CurrencyCode,
  rates: ExchangeRates,
): Money {
  const withTax = includesTax(to);
  const converts = amount.currency !== to;
  if (!converts && withTax === taxIncluded) return amount;

  const net = 100n;
  const gross = net + BigInt(taxPercent);
  const from = converts ? minorPerDollar(amount.currency, rates) : 1n;
  if (!from) return money(0, to);

  const rate = converts ? minorPerDollar(to, rates) : 1n;
  const dividend = BigInt(amount.minor) * rate * (withTax ? gross : net);
  const divisor = from * (taxIncluded ? gross : net);
  const minor = Number(
    withTax ? upToHundreds(dividend, divisor) : divideRounded(dividend, divisor),
  );
  return money(Number.isSafeInteger(minor) ? minor : 0, to);
}

export interface TaxedAmount {
  readonly amount: Money;
  /** I.V.A. in percent, a whole number. */
  readonly taxPercent: number;
}

/**
 * The I.V.A. in amounts: per rate, the sum less the sum without tax, rounded half away from zero,
 * then added. Zero in a currency whose prices exclude it.
 * @throws RangeError when an amount is in another currency
 */
export function taxIn(amounts: Iterable<TaxedAmount>, currency: CurrencyCode): Money {
  const totals = new Map<number, Money>();
  for (const { amount, taxPercent } of amounts) {
    totals.set(taxPercent, add(totals.get(taxPercent) ?? money(0, currency), amount));
  }
  const parts = Array.from(totals, ([taxPercent, total]) => partOf(total, taxPercent));
  return includesTax(currency) ? sum(parts, currency) : money(0, currency);
}

function partOf({ minor, currency }: Money, percent: number): Money {
  const rate = BigInt(percent);
  return money(Number(divideRounded(BigInt(minor) * rate, 100n + rate)), currency);
}

/** Integer division rounding up to a whole hundred; `divisor` is positive. */
function upToHundreds(dividend: bigint, divisor: bigint): bigint {
  const step = 100n * divisor;
  return ((dividend > 0n ? dividend + step - 1n : dividend) / step) * 100n;
}
