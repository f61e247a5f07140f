import type { Priced } from './prices.ts';

interface PriceColumns {
  /** Null on request: then it is never shown. */
  readonly priceUsdCents: number | null;
  readonly taxPercent: number;
  readonly showPrice: boolean;
}

/** A product's price as shoppers see it; undefined where they have to ask for it. */
export function shownPrice(product: PriceColumns): Priced | undefined {
  const { priceUsdCents, taxPercent, showPrice } = product;
  return showPrice && priceUsdCents !== null ? { priceUsdCents, taxPercent } : undefined;
}
