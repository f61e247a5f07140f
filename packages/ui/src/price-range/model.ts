import { money, parseTypedMoney, toDecimalString, type Money } from '@ponte/regional/money';

/** Prices from one to another, both included; `null` for no bound on that side. */
export interface PriceRangeValue {
  /** The lowest price. */
  from: Money | null;
  /** The highest price. */
  to: Money | null;
}

/** Where a range begins or ends. */
export type PriceRangeEnd = 'from' | 'to';

/** What a slider runs over, in minor units. */
export interface PriceScale {
  /** The lowest price there is. */
  min: number;
  /** The highest price there is. */
  max: number;
  /** From one position to the next. */
  step: number;
}

/** How many positions there are beyond the first; the last step may be shorter. */
export function positionsOf({ min, max, step }: PriceScale): number {
  return Math.max(0, Math.ceil((max - min) / step));
}

/** The amount at a position, in minor units. */
export function amountAt(position: number, { min, max, step }: PriceScale): number {
  return Math.min(min + position * step, max);
}

/** The position that is nearest to an amount. */
export function positionOf(amount: number, scale: PriceScale): number {
  const position = Math.round((amount - scale.min) / scale.step);
  const last = positionsOf(scale);
  return amount >= scale.max ? last : Math.min(Math.max(position, 0), last);
}

/**
 * The range with a new end that does not cross the other one: it stops there. At the lowest or highest price
 * there is, the end has no bound.
 */
export function withEnd(
  range: PriceRangeValue,
  end: PriceRangeEnd,
  amount: Money | null,
  { min, max }: PriceScale,
): PriceRangeValue {
  if (!amount) return { ...range, [end]: null };
  const other = end === 'from' ? range.to : range.from;
  const stops = end === 'from' ? Math.min : Math.max;
  const minor = other ? stops(amount.minor, other.minor) : amount.minor;
  const isOpen = end === 'from' ? minor <= min : minor >= max;
  return { ...range, [end]: isOpen ? null : money(minor, amount.currency) };
}

/** What a form sends of what a field shows: a decimal such as "1234.50"; "" for what is no amount. */
export function sentAmount(text: string, currency: Money['currency']): string {
  const typed = parseTypedMoney(text, currency);
  return typed.ok ? toDecimalString(typed.money) : '';
}
