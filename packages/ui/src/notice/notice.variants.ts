import { cva } from 'class-variance-authority';

/** Look of a notice by its tone. */
export const noticeVariants = /* @__PURE__ */ cva(
  'base:flex base:items-start base:gap-3 base:rounded-md base:border base:border-transparent base:px-4 base:py-3 base:text-sm forced-colors:base:border-current',
  {
    variants: {
      tone: {
        info: 'base:bg-brand-soft base:text-on-brand-soft',
        success: 'base:bg-success-soft base:text-success',
        warning: 'base:bg-warning-soft base:text-on-warning-soft',
        danger: 'base:bg-danger-soft base:text-danger',
      },
    },
    defaultVariants: { tone: 'info' },
  },
);
