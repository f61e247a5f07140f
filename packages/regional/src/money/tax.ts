import { minorPerDollar, type ExchangeRates } from './convert.ts';
import type { CurrencyCode } from './currency.ts';
import { add, money, sum, type Money } from './money.ts';
import { divideRounded } from './rate.ts';

/** The rate of Paraguay's I.V.A. in percent where none is given: the general one (Ley 6380/2019, art. 90). */
export const generalTaxPercent = 10;

/**
 * Whether what the shop asks for in a currency has I.V.A. in it (decision 43): guaranis are what
 * residents pay, and the other three currencies what foreigners pay, who are exempt.
 */
export function includesTax(currency: CurrencyCode): boolean {
  return currency === 'PYG';
}

/** A price as it is known. */
export interface KnownPrice {
  readonly amount: Money;
  /** Whether the amount has I.V.A. in it. */
  readonly taxIncluded: boolean;
  /** The rate of I.V.A., a whole number. */
  readonly taxPercent: number;
}

/**
 * A price as the shop asks for it in a currency: with I.V.A. or without, as {@link includesTax} says.
 * It is worked out exactly and rounded once at the end: with I.V.A. up to whole hundreds of guaranis,
 * otherwise halves away from zero. A price that is known in that way already stays as it is.
 *
 * Zero when a rate is missing, as with `convert`.
 *
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

/** An amount of money and the rate of I.V.A. that it was worked out with. */
export interface TaxedAmount {
  readonly amount: Money;
  /** The rate of I.V.A., a whole number. */
  readonly taxPercent: number;
}

/**
 * How much of amounts is I.V.A.: for each rate the sum less the sum without it, halves rounded away
 * from zero, and those added up. Nothing in a currency that has none in it.
 *
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

/** The quotient, `divisor` positive, rounded up to a whole hundred. */
function upToHundreds(dividend: bigint, divisor: bigint): bigint {
  const step = 100n * divisor;
  return ((dividend > 0n ? dividend + step - 1n : dividend) / step) * 100n;
}
