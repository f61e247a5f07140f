import type { CurrencyCode } from './currency.ts';
import { parseMoney, type ParsedMoney } from './parse.ts';

/** "1.234.567,8" and "1,234,567.8", the grouping sign first. */
const grouped = [/^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/, /^[1-9]\d{0,2}(?:,\d{3})+\.\d+$/] as const;

/**
 * Parses an amount as people type and paste it: "1.234,50", "1234,5", "1234.5" from a keypad, with or
 * without the currency's sign. Three digits behind a dot are thousands ("7.300" is 7300).
 * @example parseTypedMoney('1.234,5', 'USD') // { ok: true, money: { minor: 123450, currency: 'USD' } }
 */
export function parseTypedMoney(text: string, currency: CurrencyCode): ParsedMoney {
  const typed = text.replace(/^\s*(?:R|U|US|G|Gs|P)?[$₲.]?(?=\s*\d)|\s+/gu, '');
  if (grouped[0].test(typed)) return parseMoney(decimal(typed.replaceAll('.', '')), currency);
  if (grouped[1].test(typed)) return parseMoney(typed.replaceAll(',', ''), currency);
  return parseMoney(decimal(typed), currency);
}

function decimal(text: string): string {
  return text.replace(/,(?=\d+$)/, '.');
}
