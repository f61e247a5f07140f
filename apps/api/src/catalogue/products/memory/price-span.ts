import { toDecimalString } from '@ponte/regional/money';
import type { PriceOrder, Priced, Prices } from '../../../platform/pricing/prices.ts';
import type { PriceBounds } from '../product-query.ts';
import type { Snapshot } from './snapshot.ts';

/** Products with a public price between two ranks. */
export interface PriceSpan {
  /** Which ranks are meant. */
  readonly order: PriceOrder;
  /** Inclusive. */
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
}

/**
 * The products whose shown prices lie between two bounds. Prices are converted and rounded as they
 * are shown, for a few products only: their order is known.
 */
export function priceSpan(
  snapshot: Snapshot,
  prices: Prices,
  { least, most }: PriceBounds,
): PriceSpan {
  const steps = snapshot.priceSteps(prices.order);
  const firstWith = (isFar: (price: number) => boolean): number => {
    let [low, high] = [0, steps.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      // Equal decimal texts are equal numbers, so a price at the bound is within.
      if (isFar(Number(toDecimalString(prices.of(pricedOf(snapshot, steps[middle] ?? 0))))))
        high = middle;
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

export function pricedOf({ data }: Pick<Snapshot, 'data'>, product: number): Priced {
  return {
    priceUsdCents: data.priceUsdCents[product] ?? 0,
    taxPercent: data.taxPercents[product] ?? 0,
  };
}
