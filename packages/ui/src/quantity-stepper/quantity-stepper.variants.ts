import { cva, type VariantProps } from 'class-variance-authority';

/** The classes of a quantity's size. */
export const quantityStepperVariants = /* @__PURE__ */ cva('ui-quantity', {
  variants: { size: { sm: 'ui-quantity-sm', md: '' } },
});

/** `sm` 36 px high, `md` 48 px. */
export type QuantityStepperSize = VariantProps<typeof quantityStepperVariants>['size'];
