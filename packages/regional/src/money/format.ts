import { currencies } from './currency.ts';
import { divideRounded, parseRate } from './decimal.ts';
import type { Money } from './money.ts';

/**
 * Where an amount is shown. The specification writes the same amount differently in each:
 *
 * - `price`: price tags, cart and anything not named below. Decimals of the currency, comma,
 *   thousands grouped by dots: "U$ 1.234,50", "G$ 481.558" (storefront.md §9).
 * - `suggestion`: the search box's list. Dollars and reais are not grouped: "U$ 1234,50", for
 *   "suggestions replace the dot with a comma"; the others as in `price` (storefront.md §9).
 * - `order`: order and shipping lines, written as in `price` (accounts.md §9).
 * - `orderTotal`: the total of an order, always with two decimals, guaranis too: "G$ 481.558,00"
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
  return options.symbol === false ? sign + figures : `${sign}${symbol}\u00A0${figures}`;
}

/** An amount as a shopper reads it, sign and figures apart. */
export function formatMoneyToParts(amount: Money, place: MoneyPlace = 'price'): MoneyParts {
  const { symbol, decimals } = currencies[amount.currency];
  const grouped = place !== 'suggestion' || amount.currency === 'PYG' || amount.currency === 'ARS';
  const figures = figuresOf(String(Math.abs(amount.minor)), decimals, grouped);
  return {
    sign: amount.minor < 0 ? '-' : '',
    symbol,
    figures: place === 'orderTotal' && decimals === 0 ? `${figures},00` : figures,
  };
}

/**
 * The value of an exchange-rate chip: the rate rounded to the target currency's decimals, grouped
 * in the Brazilian style (storefront.md §2): "5,42", "7.420", "1.385,00".
 * Nothing ("") when the rate is not a positive decimal string.
 *
 * @param rate units of the currency for one US dollar, a decimal string.
 * @param decimals digits after the comma, 0 to 20; the wire leaves them out for 2.
 * @throws RangeError when `decimals` is not a whole number from 0 to 20.
 */
export function formatRate(rate: string, decimals = 2): string {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 20) {
    throw new RangeError(`A rate cannot be shown with ${decimals} decimals.`);
  }
  const parsed = parseRate(rate);
  if (!parsed) return '';
  const scaled = parsed.units * 10n ** BigInt(decimals);
  return figuresOf(String(divideRounded(scaled, 10n ** BigInt(parsed.scale))), decimals, true);
}

/** An amount as it travels on the wire: "64.90", "481558", "-0.05". */
export function toDecimalString(amount: Money): string {
  const { decimals } = currencies[amount.currency];
  const figures = figuresOf(String(Math.abs(amount.minor)), decimals, false).replace(',', '.');
  return amount.minor < 0 ? `-${figures}` : figures;
}

/** Writes a string of digits, the last `decimals` of them after a comma. */
function figuresOf(digits: string, decimals: number, grouped: boolean): string {
  const padded = digits.padStart(decimals + 1, '0');
  const cut = padded.length - decimals;
  const whole = padded.slice(0, cut);
  const shown = grouped ? whole.replace(/\B(?=(?:\d{3})+$)/g, '.') : whole;
  return decimals > 0 ? `${shown},${padded.slice(cut)}` : shown;
}
