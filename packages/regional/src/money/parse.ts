import { currencies, type CurrencyCode } from './currency.ts';
import { shiftPoint } from './decimal.ts';
import { money, type Money } from './money.ts';

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
  if (!trimmed) return refused('empty');
  if (!/^-?\d+(\.\d+)?$/.test(trimmed)) return refused('notANumber');

  const { decimals } = currencies[currency];
  if (new RegExp(`\\.\\d{${decimals}}.*[1-9]`).test(trimmed)) return refused('tooPrecise');

  // Whole digits only, so the conversion is exact for every safe integer and unsafe for all others.
  const minor = Number(shiftPoint(trimmed, decimals));
  if (!Number.isSafeInteger(minor)) return refused('tooLarge');
  return { ok: true, money: money(minor, currency) };
}

function refused(reason: MoneyParseReason): ParsedMoney {
  return { ok: false, reason };
}
