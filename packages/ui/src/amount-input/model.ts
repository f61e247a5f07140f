import {
  compare,
  currencies,
  formatMoney,
  money,
  parseTypedMoney,
  type CurrencyCode,
  type Money,
  type ParsedMoney,
} from '@ponte/regional/money';
import type { InputsMessages } from '../locales/inputs/messages.ts';

/** Signs and codes of currencies, in capital letters. A bare `$` is each one's. */
const signs: Readonly<Record<string, CurrencyCode>> = {
  U$: 'USD',
  US$: 'USD',
  USD: 'USD',
  R$: 'BRL',
  BRL: 'BRL',
  G$: 'PYG',
  '₲': 'PYG',
  GS: 'PYG',
  PYG: 'PYG',
  P$: 'ARS',
  AR$: 'ARS',
  ARS: 'ARS',
};

/** Why a text is not an amount of the field. */
export type AmountRefusal =
  | Exclude<Extract<ParsedMoney, { ok: false }>['reason'], 'tooLarge'>
  | 'otherCurrency';

/** What a text is in an amount field. */
export type AmountRead =
  | { readonly ok: true; readonly money: Money }
  | { readonly ok: false; readonly reason: AmountRefusal };

/**
 * Reads an amount as people type and paste it, with or without its currency's sign: "1.234,56",
 * "R$ 1.234,56", "1,234.56", "Gs. 1.500.000". Three digits behind a single dot are thousands.
 */
export function readAmount(text: string, currency: CurrencyCode): AmountRead {
  const [sign = ''] = /\p{L}*[$₲]|\p{L}+/u.exec(text) ?? [];
  const owner = sign === '$' ? currency : signs[sign.toUpperCase()];
  if (owner && owner !== currency) return { ok: false, reason: 'otherCurrency' };
  // "Gs." has a dot, and a decimal sign may still wait for its digits.
  const bare = owner ? text.replace(sign, '').replace(/^\s*\./, '') : text;
  const read = parseTypedMoney(bare.replace(/[.,]\s*$/, ''), currency);
  if (read.ok) return read;
  return { ok: false, reason: read.reason === 'tooLarge' ? 'notANumber' : read.reason };
}

/**
 * The amount as the field shows it: without the sign, which stands beside it.
 * @throws RangeError for an amount in another currency than the field's
 */
export function writtenAmount(amount: Money | null | undefined, currency: CurrencyCode): string {
  if (!amount) return '';
  if (amount.currency === currency) return formatMoney(amount, { symbol: false });
  throw new RangeError(`The field is in ${currency}, but its amount in ${amount.currency}.`);
}

/** The least and the most that a field takes. */
export interface AmountBounds {
  /** The smallest amount. */
  readonly minimum: Money;
  /** The largest amount. */
  readonly maximum?: Money | undefined;
}

/** The sentence that refuses a text, or nothing. */
export function amountFault(
  text: string,
  currency: CurrencyCode,
  { minimum, maximum }: AmountBounds,
  messages: InputsMessages['amount'],
): string | null {
  const read = readAmount(text, currency);
  const { symbol, decimals } = currencies[currency];
  if (read.ok) {
    if (compare(read.money, minimum) < 0) return messages.tooSmall(formatMoney(minimum));
    const isOver = maximum && compare(read.money, maximum) > 0;
    return isOver ? messages.tooLarge(formatMoney(maximum)) : null;
  }
  if (read.reason === 'otherCurrency') return messages.otherCurrency(symbol);
  if (read.reason === 'tooPrecise') return messages.tooPrecise(decimals);
  return messages.wrong(
    writtenAmount(money(decimals === 0 ? 150_000 : 123_450, currency), currency),
  );
}
