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
 * - `order`: order and shipping lines, written as in `price` (accounts.md §9).
 * - `orderTotal`: the total of an order in a document, always with two decimals: "G$ 481.558,00"
 *   (accounts.md §9).
 */
export type MoneyPlace = 'price' | 'suggestion' | 'order' | 'orderTotal';

/** How to write an amount. */
export interface MoneyFormatOptions {
  /** Where it is shown; `price` when left out. */
  readonly place?: MoneyPlace;
  /** Whether the currency's sign stands before the figures; `true` when left out. */
  readonly symbol?: boolean;
}

/** An amount taken apart, for a price tag that sets the sign smaller than the figures. */
export interface MoneyParts {
  /** "-" before a negative amount, otherwise nothing. */
  readonly sign: '' | '-';
  /** The currency's sign, such as "U$". */
  readonly symbol: string;
  /** The figures with their grouping and decimals, such as "1.234,50". */
  readonly figures: string;
}

/**
 * An amount as a shopper reads it, alike in pt-BR and es-PY. The sign and the figures are joined
 * by a no-break space (U+00A0), so that a line never ends between them.
 *
 * @example formatMoney(money(123450, 'USD')) // "U$ 1.234,50"
 */
export function formatMoney(amount: Money, options: MoneyFormatOptions = {}): string {
  const { sign, symbol, figures } = formatMoneyToParts(amount, options.place);
  return sign + (options.symbol === false ? '' : `${symbol}\u00A0`) + figures;
}

/** An amount as a shopper reads it, sign and figures apart. */
export function formatMoneyToParts(amount: Money, place: MoneyPlace = 'price'): MoneyParts {
  const { symbol, decimals } = currencies[amount.currency];
  let figures = write(Math.abs(amount.minor), decimals);
  if (place === 'suggestion' && decimals) figures = ungroup(figures);
  if (place === 'orderTotal' && !decimals) figures += ',00';
  return { sign: amount.minor < 0 ? '-' : '', symbol, figures };
}

/**
 * The value of an exchange-rate chip: the rate rounded to the target currency's decimals, grouped
 * in the Brazilian style (storefront.md §2): "5,42", "7.420", "1.385,00".
 * Nothing ("") when the rate is not a positive decimal string.
 *
 * @param rate units of the currency for one US dollar, a decimal string.
 * @param decimals digits after the comma; 2 when the wire gives none, at most 20 are shown.
 * @throws RangeError when `decimals` is negative or not whole.
 */
export function formatRate(rate: string, decimals = 2): string {
  const shown = Math.min(decimals, rateDecimals);
  const scaled = parseRate(rate) * tenTo(shown);
  return scaled ? write(divideRounded(scaled, tenTo(rateDecimals)), shown) : '';
}

/**
 * How many there are of something, grouped as amounts are: "12.345" in pt-BR and es-PY alike.
 *
 * @param count a whole number.
 */
export function formatCount(count: number): string {
  return write(count, 0);
}

/** An amount as it travels on the wire: "64.90", "481558", "-0.05". */
export function toDecimalString(amount: Money): string {
  return ungroup(formatMoney(amount, { symbol: false })).replace(',', '.');
}

/** Writes minor units: the last `decimals` digits behind a comma, thousands behind dots. */
function write(minor: number | bigint, decimals: number): string {
  const digits = String(minor).padStart(decimals + 1, '0');
  const whole = digits.length - decimals;
  const grouped = digits.slice(0, whole).replace(/\B(?=(...)+$)/g, '.');
  return decimals ? `${grouped},${digits.slice(whole)}` : grouped;
}

function ungroup(figures: string): string {
  return figures.replaceAll('.', '');
}
