import { cva } from 'class-variance-authority';

/** The frame around minus, number and plus. */
export const quantityStepperVariants = /* @__PURE__ */ cva(
  'base:inline-grid base:grid-cols-[auto_minmax(0,1fr)_auto] base:items-stretch base:rounded-md base:border base:border-control base:bg-surface base:text-ink focus-within:base:border-brand-ink data-disabled:base:opacity-55',
  {
    variants: {
      size: {
        sm: 'base:h-9 base:w-26 base:text-base',
        md: 'base:h-12 base:w-31 base:text-lg',
      },
    },
    defaultVariants: { size: 'md' },
  },
);
