import { cva } from 'class-variance-authority';

/** Look of buttons and of links that look like one. */
export const buttonVariants = /* @__PURE__ */ cva(
  'base:relative base:inline-flex base:items-center base:justify-center base:gap-2 base:rounded-md base:border base:text-center base:font-bold base:no-underline base:select-none base:transition-colors disabled:base:opacity-55 aria-disabled:base:opacity-55 aria-disabled:base:cursor-not-allowed [&>svg]:shrink-0 [&>svg]:size-[1.2em]',
  {
    variants: {
      variant: {
        /** The one call to action of a screen. */
        action:
          'base:border-transparent base:bg-action base:text-on-action hover:base:bg-action-hover',
        /** A main step that isn't the call to action. */
        brand: 'base:border-transparent base:bg-brand base:text-on-brand hover:base:bg-brand-deep',
        /** Everything beside the main step. */
        quiet:
          'base:border-control base:bg-surface base:font-semibold base:text-ink hover:base:bg-brand-soft hover:base:text-on-brand-soft',
        /** A small step beside others; a text button. */
        plain:
          'base:border-transparent base:font-semibold base:text-brand-ink hover:base:bg-brand-soft hover:base:text-on-brand-soft',
        /** Removes something; a text button, red. */
        danger:
          'base:border-transparent base:font-semibold base:text-danger hover:base:bg-danger-soft',
      },
      size: {
        sm: 'base:min-h-9 base:px-3 base:text-sm',
        md: 'base:min-h-10.5 base:px-4 base:text-base',
        lg: 'base:min-h-13 base:px-6 base:text-lg',
      },
      block: { true: 'base:flex base:w-full' },
    },
    defaultVariants: { variant: 'quiet', size: 'md' },
  },
);
