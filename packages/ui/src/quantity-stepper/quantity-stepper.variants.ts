import { cva, type VariantProps } from 'class-variance-authority';

export const quantityStepperVariants = /* @__PURE__ */ cva('ui-quantity', {
  variants: { size: { sm: 'ui-quantity-sm', md: '' } },
});

/** `sm` 36 px high, `md` 48 px. */
export type QuantityStepperSize = VariantProps<typeof quantityStepperVariants>['size'];
