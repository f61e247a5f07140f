import { cva } from 'class-variance-authority';

/** A panel in the middle of the screen; on phones it stands at the foot, over the whole width. */
export const dialogVariants = /* @__PURE__ */ cva(
  'dialog base:mt-auto base:mb-0 base:max-h-[calc(100dvh-2rem)] base:w-full base:max-w-none base:overflow-hidden base:rounded-t-lg base:bg-surface base:p-0 base:border base:border-line base:text-ink base:shadow-overlay md:base:m-auto md:base:rounded-lg',
  {
    variants: {
      size: {
        sm: 'md:base:max-w-110',
        md: 'md:base:max-w-140',
      },
    },
    defaultVariants: { size: 'md' },
  },
);
