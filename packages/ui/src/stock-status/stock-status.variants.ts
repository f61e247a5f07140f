import { cva, type VariantProps } from 'class-variance-authority';

export const stockStatusVariants = /* @__PURE__ */ cva('ui-pill ui-stock', {
  variants: {
    stock: {
      inStock: 'ui-tone-success',
      physicalStoreOnly: 'ui-tone-warning',
      outOfStock: 'ui-tone-muted',
    },
  },
});

/** Whether a product can be bought here (`inStock`), collected elsewhere (`physicalStoreOnly`), or not at all (`outOfStock`). */
export type Stock = NonNullable<VariantProps<typeof stockStatusVariants>['stock']>;
