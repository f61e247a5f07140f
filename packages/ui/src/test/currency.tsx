import {
  add,
  convert,
  currencies,
  currencyCodes,
  multiply,
  sum,
  type CurrencyCode,
  type ExchangeRates,
  type Money,
} from '@ponte/regional/money';
import { createContext, use } from 'react';
import { ProductCard, type ProductCardProps } from '../product-card/product-card.tsx';

/** What the samples' prices are converted with. */
const sampleRates: ExchangeRates = { BRL: '5.42', PYG: '7420', ARS: '1385' };

/** The currency that stories with prices show first: the toolbar's choice. */
export const ShopCurrency = createContext<CurrencyCode>('USD');

/** A sample with its prices in the currency that the toolbar says. */
export function usePriced<Sample>(sample: Sample): Sample {
  return priced(sample, use(ShopCurrency));
}

/** An amount in the other three currencies, in the shop's order. */
export function inOtherCurrencies(amount: Money): readonly Money[] {
  return currencyCodes
    .filter((code) => code !== amount.currency)
    .map((code) => convert(amount, code, sampleRates));
}

/**
 * A sample, or a story's args, with every amount in another currency. A line's total stays its
 * price times its quantity, a cart's the sum of its lines, to the cent; what is listed as other
 * currencies stays the other ones, in the shop's order.
 */
export function priced<Sample>(sample: Sample, currency: CurrencyCode): Sample;
export function priced(sample: unknown, currency: CurrencyCode): unknown {
  if (isMoney(sample)) return convert(sample, currency, sampleRates);
  if (Array.isArray(sample)) return sample.map((item: unknown) => priced(item, currency));
  if (!isPlain(sample)) return sample;
  const result: Record<string, unknown> = Object.fromEntries(
    Object.entries(sample).map(([name, value]) => [name, priced(value, currency)]),
  );
  const { unitPrice, quantity, lines, shipping } = result;
  if (isMoney(unitPrice) && typeof quantity === 'number') {
    result['total'] = multiply(unitPrice, quantity);
  }
  if (isMoney(result['subtotal']) && Array.isArray(lines) && lines.length > 0) {
    const subtotal = sum(lines.map(totalOf).filter(isMoney), currency);
    result['subtotal'] = subtotal;
    result['total'] = isMoney(shipping) ? add(subtotal, shipping) : subtotal;
  }
  const main = sample['price'] ?? sample['total'];
  const { others } = sample;
  if (Array.isArray(others)) {
    result['others'] = isMoney(main) ? othersOf(main, others.filter(isMoney), currency) : others;
  }
  return result;
}

function totalOf(line: unknown): unknown {
  return isPlain(line) ? line['total'] : undefined;
}

function othersOf(main: Money, others: readonly Money[], currency: CurrencyCode): readonly Money[] {
  if (others.length === 0) return others;
  return [main, ...others]
    .filter((amount) => amount.currency !== currency)
    .toSorted((a, b) => currencyCodes.indexOf(a.currency) - currencyCodes.indexOf(b.currency))
    .slice(0, others.length);
}

/** An object written in braces: not an element, a date or a function. */
export function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype &&
    !('$$typeof' in value)
  );
}

function isMoney(value: unknown): value is Money {
  return isPlain(value) && typeof value['minor'] === 'number' && isCurrency(value['currency']);
}

/** Whether a text is one of the four codes. */
export function isCurrency(value: unknown): value is CurrencyCode {
  return typeof value === 'string' && value in currencies;
}

/** A product's card in the currency that the toolbar says; in the stories' code it is a ProductCard. */
export function PricedCard({ product, ...props }: ProductCardProps) {
  return <ProductCard {...props} product={usePriced(product)} />;
}
PricedCard.displayName = 'ProductCard';
