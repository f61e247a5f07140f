/** Pieces of one product in a cart (storefront.md §5). */
export const quantityLimits = { min: 1, max: 99 } as const;

/** A whole quantity within the limits; the least for what is no number. */
export function clampQuantity(value: number): number {
  const whole = Number.isNaN(value) ? quantityLimits.min : Math.trunc(value);
  return Math.min(Math.max(whole, quantityLimits.min), quantityLimits.max);
}
