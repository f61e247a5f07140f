import { currencies, type CurrencyCode } from './currency.ts';
import { shiftPoint } from './decimal.ts';
import { money, type Money } from './money.ts';

/** Why a text is no amount. Screens have the words for it. */
export type MoneyParseReason = 'empty' | 'notANumber' | 'tooPrecise' | 'tooLarge';

export type ParsedMoney =
  | { readonly ok: true; readonly money: Money }
  | { readonly ok: false; readonly reason: MoneyParseReason };

/**
 * Parses a wire amount: digits, at most one dot, optional minus and surrounding white space. No
 * grouping, exponent or comma.
 * - `empty`: only white space.
 * - `notANumber`: any other format.
 * - `tooPrecise`: finer than the minor unit (zeros are fine: "481558.00" PYG).
 * - `tooLarge`: not exactly representable.
 * @example parseMoney('64.90', 'USD') // { ok: true, money: { minor: 6490, currency: 'USD' } }
 */
export function parseMoney(text: string, currency: CurrencyCode): ParsedMoney {
  const trimmed = text.trim();
  if (!trimmed) return refused('empty');
  if (!/^-?\d+(\.\d+)?$/.test(trimmed)) return refused('notANumber');

  const { decimals } = currencies[currency];
  if (new RegExp(`\\.\\d{${decimals}}.*[1-9]`).test(trimmed)) return refused('tooPrecise');

  // Digits only, so the result is exact for every safe integer and unsafe for all others.
  const minor = Number(shiftPoint(trimmed, decimals));
  if (!Number.isSafeInteger(minor)) return refused('tooLarge');
  return { ok: true, money: money(minor, currency) };
}

function refused(reason: MoneyParseReason): ParsedMoney {
  return { ok: false, reason };
}
