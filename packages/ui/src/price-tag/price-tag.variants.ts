import { cva, type VariantProps } from 'class-variance-authority';

export const priceTagVariants = /* @__PURE__ */ cva('ui-price-tag', {
  variants: { size: { card: '', page: 'ui-price-page' } },
});

export const priceVariants = /* @__PURE__ */ cva('ui-price', {
  variants: { size: { card: '', page: 'ui-price-large' } },
});

export const otherPricesVariants = /* @__PURE__ */ cva('', {
  variants: { size: { card: 'ui-price-lines', page: 'ui-price-columns' } },
});

/** Where a price tag stands. */
export type PriceTagSize = NonNullable<VariantProps<typeof priceTagVariants>['size']>;
