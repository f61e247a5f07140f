import { cva, type VariantProps } from 'class-variance-authority';

export const toastVariants = /* @__PURE__ */ cva('ui-toast', {
  variants: { tone: { info: '', success: 'ui-toast-success', danger: 'ui-toast-danger' } },
});

/** Icon and edge: `success` for what went well, `danger` for what failed. */
export type ToastTone = NonNullable<VariantProps<typeof toastVariants>['tone']>;
