import { toDecimalString } from '@ponte/regional/money';
import type { Prices } from '../../pricing/prices.ts';
import type { PriceSpan } from '../product-query.ts';
import type { Snapshot } from './snapshot.ts';

export interface PriceBounds {
  /** Decimal texts in the currency of the prices, inclusive. */
  readonly least?: string | undefined;
  readonly most?: string | undefined;
}

/**
 * The products whose shown prices lie between two bounds. Prices are converted and rounded as they
 * are shown, for a few products only: their order is known.
 */
export function priceSpan(
  snapshot: Snapshot,
  prices: Prices,
  { least, most }: PriceBounds,
): PriceSpan | undefined {
  if (least === undefined && most === undefined) return undefined;
  const steps = snapshot.priceSteps(prices.order);
  const firstWith = (isFar: (price: number) => boolean): number => {
    let [low, high] = [0, steps.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      // Equal decimal texts are equal numbers, so a price at the bound is within.
      if (isFar(Number(shownPrice(snapshot, prices, steps[middle] ?? 0)))) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  return {
    order: prices.order,
    from: least === undefined ? 0 : firstWith((price) => price >= Number(least)),
    to: most === undefined ? steps.length : firstWith((price) => price > Number(most)),
  };
}

/** A product's price as a decimal text, as lists show it. */
export function shownPrice({ data }: Snapshot, prices: Prices, product: number): string {
  const priceUsdCents = data.priceUsdCents[product] ?? 0;
  const taxPercent = data.taxPercents[product] ?? 0;
  return toDecimalString(prices.of({ priceUsdCents, taxPercent }));
}
