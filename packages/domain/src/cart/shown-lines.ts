import {
  generalTaxPercent,
  includesTax,
  multiply,
  priceIn,
  type CurrencyCode,
  type ExchangeRates,
  type Money,
} from '@ponte/regional/money';
import type { CartLine } from '../entities/index.ts';

/** A cart line as it is shown, in the cart's currency. */
export interface ShownLine extends CartLine {
  /** Unit price times quantity. */
  readonly subtotal: Money;
}

/** A line in the currency that it is shown in. */
export function shownLine(line: CartLine, currency: CurrencyCode, rates: ExchangeRates): ShownLine {
  const unitPrice = shownPrice(line.unitPrice, currency, rates, line.taxPercent);
  return { ...line, unitPrice, subtotal: multiply(unitPrice, line.quantity) };
}

/**
 * What the store asked for, in the currency that it is shown in: with I.V.A. or without as that one
 * has it. It stands until the store has priced it itself.
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

/** Stands for what is in a cart: another text whenever one of these is another. */
export function contentsOf(
  externalId: string,
  currency: CurrencyCode,
  lines: readonly Pick<CartLine, 'productId' | 'quantity' | 'unitPrice'>[],
): string {
  const shown = lines.map((line) => [line.productId, line.quantity, line.unitPrice.minor]);
  return JSON.stringify([externalId, currency, shown]);
}
