import type { Money } from '@ponte/regional/money';

/** What a piece costs from a quantity on. */
export interface QuantityTier {
  /** The quantity from which it holds, a whole number. */
  from: number;
  /** What one piece costs then, in minor units of its currency. */
  price: Money;
}

/** A tier with the last quantity that it holds for; `null` for the highest tier, which has none. */
export interface QuantityRange extends QuantityTier {
  /** The last quantity of the tier. */
  to: number | null;
}

/** Tiers in the order of their quantities, each with its last one. Of two from one quantity the last counts. */
export function quantityRanges(tiers: readonly QuantityTier[]): readonly QuantityRange[] {
  const ordered = [...new Map(tiers.map((tier) => [tier.from, tier])).values()].toSorted(
    (one, other) => one.from - other.from,
  );
  return ordered.map((tier, at) => {
    const next = ordered[at + 1];
    return { ...tier, to: next ? next.from - 1 : null };
  });
}

/** The tier that holds for a quantity; undefined below the first. */
export function tierOf(tiers: readonly QuantityTier[], quantity: number): QuantityTier | undefined {
  return quantityRanges(tiers).findLast(({ from }) => quantity >= from);
}
