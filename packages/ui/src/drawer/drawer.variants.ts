import { cva } from 'class-variance-authority';

/** A panel at an edge of the screen, the whole width on phones. */
export const drawerVariants = /* @__PURE__ */ cva(
  'drawer base:fixed base:inset-y-0 base:m-0 base:h-dvh base:max-h-none base:w-full base:max-w-none base:overflow-hidden base:bg-surface base:p-0 base:text-ink base:shadow-overlay md:base:w-110',
  {
    variants: {
      side: {
        start: 'base:right-auto base:left-0',
        end: 'base:right-0 base:left-auto',
      },
    },
    defaultVariants: { side: 'end' },
  },
);
