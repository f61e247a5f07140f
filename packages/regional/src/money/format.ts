import { currencies } from './currency.ts';
import type { Money } from './money.ts';
import { divideRounded, parseRate, rateDecimals, tenTo } from './rate.ts';

/**
 * Where an amount is shown. The specification writes the same amount differently in each:
 *
 * - `price`: price tags, cart and anything not named below. Decimals of the currency, comma,
 *   thousands grouped by dots: "U$ 1.234,50", "G$ 481.558" (storefront.md §9).
 * - `suggestion`: the search box's list. "Suggestions replace the dot with a comma" and no more, so
 *   that nothing is grouped but guaranis: "U$ 1234,50", "G$ 481.558" (storefront.md §9).
 * - `order`: order and shipping lines, and totals, written as in `price`. Guaranis have no cents in a
 *   total either, although accounts.md §9 writes two decimals there.
 */
export type MoneyPlace = 'price' | 'suggestion' | 'order';

export interface MoneyFormatOptions {
  /** Default `price`. */
  readonly place?: MoneyPlace;
  /** Whether to write the currency's sign; default `true`. */
  readonly symbol?: boolean;
}

/** Separate parts, for a price tag that sets the sign in smaller type. */
export interface MoneyParts {
  /** "-" for a negative amount. */
  readonly sign: '' | '-';
  /** Such as "U$". */
  readonly symbol: string;
  /** Such as "1.234,50". */
  readonly figures: string;
}

/**
 * A formatted amount, the same in pt-BR and es-PY. A no-break space (U+00A0) joins sign and
 * figures.
 * @example formatMoney(money(123450, 'USD')) // "U$ 1.234,50"
 */
export function formatMoney(amount: Money, options: MoneyFormatOptions = {}): string {
  const { sign, symbol, figures } = formatMoneyToParts(amount, options.place);
  return sign + (options.symbol === false ? '' : `${symbol}\u00A0`) + figures;
}

export function formatMoneyToParts(amount: Money, place: MoneyPlace = 'price'): MoneyParts {
  const { symbol, decimals } = currencies[amount.currency];
  let figures = write(Math.abs(amount.minor), decimals);
  if (place === 'suggestion' && decimals) figures = ungroup(figures);
  return { sign: amount.minor < 0 ? '-' : '', symbol, figures };
}

/**
 * The value of an exchange-rate chip, grouped in Brazilian style (storefront.md §2): "5,42",
 * "7.420", "1.385,00". "" when the rate is not a positive decimal string.
 * @param rate units of the currency per US dollar
 * @param decimals digits after the comma; default 2, at most 20
 * @throws RangeError when `decimals` is negative or not whole
 */
export function formatRate(rate: string, decimals = 2): string {
  const shown = Math.min(decimals, rateDecimals);
  const scaled = parseRate(rate) * tenTo(shown);
  return scaled ? write(divideRounded(scaled, tenTo(rateDecimals)), shown) : '';
}

/**
 * A count grouped like amounts: "12.345" in pt-BR and es-PY.
 * @param count a whole number
 */
export function formatCount(count: number): string {
  return write(count, 0);
}

/** The wire's form: "64.90", "481558", "-0.05". */
export function toDecimalString(amount: Money): string {
  return ungroup(formatMoney(amount, { symbol: false })).replace(',', '.');
}

function write(minor: number | bigint, decimals: number): string {
  const digits = String(minor).padStart(decimals + 1, '0');
  const whole = digits.length - decimals;
  const grouped = digits.slice(0, whole).replace(/\B(?=(...)+$)/g, '.');
  return decimals ? `${grouped},${digits.slice(whole)}` : grouped;
}

function ungroup(figures: string): string {
  return figures.replaceAll('.', '');
}
