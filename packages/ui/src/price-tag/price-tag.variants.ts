import { cva, type VariantProps } from 'class-variance-authority';

/** The classes of a price tag by where it stands. */
export const priceTagVariants = /* @__PURE__ */ cva('ui-price-tag', {
  variants: { size: { card: '', page: 'ui-price-page' } },
});

/** The classes of the price itself. */
export const priceVariants = /* @__PURE__ */ cva('ui-price', {
  variants: { size: { card: '', page: 'ui-price-large' } },
});

/** The classes of the same price in other currencies. */
export const otherPricesVariants = /* @__PURE__ */ cva('', {
  variants: { size: { card: 'ui-price-lines', page: 'ui-price-columns' } },
});

/** Where a price tag stands. */
export type PriceTagSize = NonNullable<VariantProps<typeof priceTagVariants>['size']>;
