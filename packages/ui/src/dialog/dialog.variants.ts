import { cva, type VariantProps } from 'class-variance-authority';

export const dialogVariants = /* @__PURE__ */ cva('ui-dialog', {
  variants: { size: { sm: 'ui-dialog-sm', md: '' } },
});

/** Width from 768 px up: `sm` 440 px, `md` 560 px. */
export type DialogSize = VariantProps<typeof dialogVariants>['size'];
