import { parseMoney } from '@ponte/regional/money';
import { typedDecimal } from '../../forms/typed-decimal.ts';

/** A price in dollars as it is typed, in cents; undefined for what is no price. */
export function centsOf(text: string): number | undefined {
  const parsed = parseMoney(typedDecimal(text) ?? '', 'USD');
  return parsed.ok && parsed.money.minor > 0 ? parsed.money.minor : undefined;
}

/** A whole number as it is typed; undefined for anything else. */
export function wholeOf(text: string): number | undefined {
  return /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : undefined;
}
