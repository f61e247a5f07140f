import { cva } from 'class-variance-authority';

/** The frame of the price block. */
export const priceTagVariants = /* @__PURE__ */ cva('', {
  variants: {
    size: {
      card: '',
      page: 'base:rounded-lg base:border base:border-line base:bg-surface base:px-4 base:py-3.5',
    },
  },
  defaultVariants: { size: 'card' },
});

/** The price itself. On cards it shrinks with a narrow card, so that eight figures still fit. */
export const mainPriceVariants = /* @__PURE__ */ cva(
  'flex flex-wrap items-baseline gap-x-[0.25em] font-bold leading-tight tracking-tight',
  {
    variants: {
      size: {
        card: 'text-[min(1.5rem,13cqi)]',
        page: 'text-[min(2.375rem,11vw)]',
      },
    },
  },
);

/** The other currencies: three lines on a card, three columns on the page. */
export const otherPricesVariants = /* @__PURE__ */ cva('text-muted', {
  variants: {
    size: {
      card: 'mt-1 grid gap-px text-xs',
      page: 'mt-2.5 grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-x-3 gap-y-2 border-t border-line pt-2.5 text-sm',
    },
  },
});

/** One other currency. */
export const otherPriceVariants = /* @__PURE__ */ cva('', {
  variants: {
    size: {
      card: 'flex items-center justify-between gap-2',
      page: 'grid gap-px',
    },
  },
});
