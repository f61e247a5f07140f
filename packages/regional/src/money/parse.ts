import { currencies, type CurrencyCode } from './currency.ts';
import type { Money } from './money.ts';

/** Why a text is no amount. The words for it ("Preço inválido") are the screen's. */
export type MoneyParseReason = 'empty' | 'notANumber' | 'tooPrecise' | 'tooLarge';

/** What {@link parseMoney} makes of a text. */
export type ParsedMoney =
  | { readonly ok: true; readonly money: Money }
  | { readonly ok: false; readonly reason: MoneyParseReason };

/**
 * Reads an amount as it travels on the wire: digits, at most one dot, perhaps a minus sign
 * before and white space around. No grouping, no exponent, no comma.
 *
 * - `empty`: nothing but white space.
 * - `notANumber`: not of that shape.
 * - `tooPrecise`: a fraction finer than the currency's minor unit (zeros are fine: "481558.00" PYG).
 * - `tooLarge`: more minor units than can be held exactly.
 *
 * @example parseMoney('64.90', 'USD') // { ok: true, money: { minor: 6490, currency: 'USD' } }
 */
export function parseMoney(text: string, currency: CurrencyCode): ParsedMoney {
  const trimmed = text.trim();
  if (trimmed === '') return { ok: false, reason: 'empty' };

  const match = /^(-?\d+)(?:\.(\d+))?$/.exec(trimmed);
  if (!match) return { ok: false, reason: 'notANumber' };

  const { decimals } = currencies[currency];
  const [, whole = '', fraction = ''] = match;
  if (/[1-9]/.test(fraction.slice(decimals))) return { ok: false, reason: 'tooPrecise' };

  // Whole digits only, so the conversion is exact for every safe integer and unsafe for all others.
  const minor = Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  if (!Number.isSafeInteger(minor)) return { ok: false, reason: 'tooLarge' };
  return { ok: true, money: { minor: minor + 0, currency } };
}
