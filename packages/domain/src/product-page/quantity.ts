/** The least and the most pieces that the product page puts into the cart at once (storefront.md §5). */
export const quantityLimits = { min: 1, max: 99 } as const;

/** `value` as a whole quantity within the limits; what is no number is the least. */
export function clampQuantity(value: number): number {
  const whole = Number.isNaN(value) ? quantityLimits.min : Math.trunc(value);
  return Math.min(Math.max(whole, quantityLimits.min), quantityLimits.max);
}
