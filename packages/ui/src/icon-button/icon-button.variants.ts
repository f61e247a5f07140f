import { cva } from 'class-variance-authority';

/** Look of a button that shows an icon only. */
export const iconButtonVariants = /* @__PURE__ */ cva(
  'base:inline-grid base:shrink-0 base:place-items-center base:rounded-full base:transition-colors disabled:base:opacity-45 [&>svg]:size-[1.25em]',
  {
    variants: {
      variant: {
        plain: 'base:text-muted hover:base:bg-hover hover:base:text-ink',
        raised: 'base:bg-surface base:text-muted base:shadow-raised hover:base:text-ink',
        /** On the brand's bars. */
        onBrand: 'base:text-on-brand hover:base:bg-veil',
      },
      size: { sm: 'base:size-8', md: 'base:size-10', lg: 'base:size-11 base:text-lg' },
    },
    defaultVariants: { variant: 'plain', size: 'md' },
  },
);
