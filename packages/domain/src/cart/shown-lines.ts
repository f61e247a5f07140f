import {
  generalTaxPercent,
  includesTax,
  multiply,
  priceIn,
  taxIn,
  type CurrencyCode,
  type ExchangeRates,
  type Money,
} from '@ponte/regional/money';
import type { CartLine } from '../entities/index.ts';

export interface ShownLine extends CartLine {
  readonly subtotal: Money;
}

export function shownLine(line: CartLine, currency: CurrencyCode, rates: ExchangeRates): ShownLine {
  const unitPrice = shownPrice(line.unitPrice, currency, rates, line.taxPercent);
  return { ...line, unitPrice, subtotal: multiply(unitPrice, line.quantity) };
}

/**
 * A line's price in the shown currency, with or without I.V.A. as that one requires, until the
 * store has priced it there.
 */
export function shownPrice(
  amount: Money,
  currency: CurrencyCode,
  rates: ExchangeRates,
  taxPercent = generalTaxPercent,
): Money {
  const taxIncluded = includesTax(amount.currency);
  return priceIn({ amount, taxIncluded, taxPercent }, currency, rates);
}

/** The I.V.A. in lines and their delivery, which are in one currency. */
export function taxOf(lines: readonly ShownLine[], delivery: Money): Money {
  const goods = lines.map(({ subtotal, taxPercent = generalTaxPercent }) => ({
    amount: subtotal,
    taxPercent,
  }));
  const all = [...goods, { amount: delivery, taxPercent: generalTaxPercent }];
  return taxIn(all, delivery.currency);
}

/** A fingerprint of the contents. */
export function contentsOf(
  externalId: string,
  currency: CurrencyCode,
  lines: readonly Pick<CartLine, 'productId' | 'quantity' | 'unitPrice'>[],
): string {
  const shown = lines.map((line) => [line.productId, line.quantity, line.unitPrice.minor]);
  return JSON.stringify([externalId, currency, shown]);
}
